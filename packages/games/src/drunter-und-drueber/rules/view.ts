import { must, type Outcome, type Seat, type Viewer } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import { CIRCLES } from './circles.ts';
import type { Colour } from './colours.ts';
import type { Attack, DrunterState, Phase, Stack, WrongCall } from './state.ts';

/** What is shown of a circle: its colour, or nothing. */
export type Shown = Colour | null;

export interface DrunterView {
  readonly options: DrunterOptions;
  readonly phase: Phase;
  /** DD6.1, DD6.2: a colour only where nothing covers it, or with `aid`, or after the end. */
  readonly circles: readonly Shown[];
  readonly stacks: readonly Stack[];
  readonly inHand: readonly number[];
  readonly first: Seat;
  readonly onTurn: Seat;
  readonly round: number;
  readonly misses: readonly number[];
  readonly out: readonly Seat[];
  /** DD6.1: where they stood, never on which colour. */
  readonly wrongCalls?: readonly WrongCall[];
  readonly attack: Attack | null;
  readonly outcome: Outcome | null;
}

export function view(state: DrunterState, viewer: Viewer): DrunterView {
  return {
    options: state.options,
    phase: state.phase,
    circles: CIRCLES.map((at) =>
      showsColour(state, at, viewer) ? (state.layout[at] ?? null) : null,
    ),
    stacks: state.stacks,
    inHand: state.inHand,
    first: state.first,
    onTurn: state.onTurn,
    round: state.round,
    misses: state.misses,
    out: state.out,
    ...(state.wrongCalls && { wrongCalls: state.wrongCalls }),
    attack: state.attack,
    outcome: state.outcome,
  };
}

/** DD2.4, DD3.5, DD6.2 */
export function showsColour(state: DrunterState, at: number, viewer: Viewer): boolean {
  if (viewer === 'open' || state.options.memory === 'aid' || state.phase === 'over') return true;
  return must(state.stacks[at], `circle ${at}`).length === 0;
}
