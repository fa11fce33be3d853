import type { Random } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import type { Attack } from '../rules/index.ts';
import { conviction } from './conviction.ts';
import type { Recollection } from './memory.ts';

export interface Question {
  readonly attack: Attack;
  readonly mind: Recollection;
  readonly falseClaim: DrunterOptions['falseClaim'];
  /** Everybody has seen that it does not stand right. */
  readonly isRefuted: boolean;
  /** It claims when so many of a hundred boards would bear it out. */
  readonly claimsAt: number;
  readonly random: Random;
}

/** "Mine is right", or "go on". DD4.3 */
export function chooseAnswer(question: Question): 'claim' | 'allow' {
  const { attack, mind, falseClaim, isRefuted, claimsAt, random } = question;
  if (isRefuted) return 'allow';
  const known = mind.sure[attack.to] ?? null;
  // DD4.4: where a false claim costs nothing there is nothing to lose.
  if (known === null && falseClaim === 'free') return 'claim';
  return conviction(mind, [attack.to], attack.asked, random) >= claimsAt ? 'claim' : 'allow';
}
