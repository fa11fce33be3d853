import type { LeibkoecheMove, Tray } from '../../rules/index.ts';
import type { Plan } from '../choices.ts';
import type { Eyes, LeibkoecheProps } from '../names.ts';
import type { ByHand } from '../toss/use-toss-by-hand.ts';
import type { Draft } from './use-draft.ts';

export interface BarProps extends Pick<LeibkoecheProps, 'deciding' | 'moves' | 'hint'> {
  readonly eyes: Eyes;
  /** Whose tray lies here. */
  readonly own: number;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly draft: Draft;
  /** The pancake of the own tray that has been picked. */
  readonly picked: Tray[number] | undefined;
  readonly byHand: ByHand;
  readonly play: (move: LeibkoecheMove) => void;
}
