import type { LeibkoecheMove, Tray } from '../../rules/index.ts';
import type { Plan } from '../choices.ts';
import type { Eyes } from '../names.ts';
import type { LeibkoecheProps } from '../table-props.ts';
import type { ByHand } from '../toss/use-toss-by-hand.ts';
import type { Draft } from '../dishes/use-draft.ts';

export interface TrayProps extends Pick<LeibkoecheProps, 'deciding' | 'moves' | 'hint'> {
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
