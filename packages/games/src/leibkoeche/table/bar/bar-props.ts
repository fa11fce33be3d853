import type { Viewer } from '@kast/kernel';
import type { Player } from '../../../box/texts/part.ts';
import type { LeibkoecheMove, LeibkoecheView, Tray } from '../../rules/index.ts';
import type { LeibkoecheTexts } from '../../texts/speak.ts';
import type { Plan } from '../interaction.ts';
import type { Grasp } from '../toss/Toss.tsx';
import type { Draft } from '../use-draft.ts';

export interface BarProps {
  readonly view: LeibkoecheView;
  readonly viewer: Viewer;
  /** Whose tray lies here. */
  readonly own: number;
  readonly deciding: number | undefined;
  readonly moves: readonly LeibkoecheMove[];
  readonly texts: LeibkoecheTexts;
  readonly players: readonly Player[];
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly draft: Draft;
  /** The pancake of the own tray that has been picked. */
  readonly picked: Tray[number] | undefined;
  readonly grasp: Grasp;
  /** LK8.1: takes the pan into the hand. */
  readonly onByHand: () => void;
  /** A move to point out. */
  readonly hint: LeibkoecheMove | undefined;
  readonly play: (move: LeibkoecheMove) => void;
}
