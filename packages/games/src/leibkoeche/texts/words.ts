import type { RefusalWords } from '../../box/refusal-words.ts';
import type { LeibkoecheRefusal } from '../rules/index.ts';

export type LeibkoecheRefusalWords = RefusalWords<LeibkoecheRefusal>;

/** Why it ended, without names: the table says who has won. */
export interface EndingWords {
  /** LK7.3 */
  readonly won: string;
  /** T3 */
  readonly resigned: string;
  /** T4 */
  readonly drawn: string;
  /** T5 */
  readonly forfeited: string;
}
