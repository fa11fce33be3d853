import {
  type Game,
  must,
  type Outcome,
  type Random,
  type Seat,
  type Secrecy,
  type Seen,
  shuffled,
  type Step,
  type Viewer,
} from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import { CIRCLES } from './circles.ts';
import { COLOURS, type Colour, STONES_PER_COLOUR } from './colours.ts';
import type { DrunterEvent } from './events.ts';
import { type Layout, PRINTED } from './layout.ts';
import type { DrunterMemory } from './memory.ts';
import type { Attack, DrunterMove, DrunterState, Phase, Stack } from './state.ts';

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
    attack: state.attack,
    outcome: state.outcome,
  };
}

/** DD2.4, DD3.5, DD6.2 */
function showsColour(state: DrunterState, at: number, viewer: Viewer): boolean {
  if (viewer === 'open' || state.options.memory === 'aid' || state.phase === 'over') return true;
  return must(state.stacks[at], `circle ${at}`).length === 0;
}

/** DD6.2: the layout is in no history while a strict match runs. */
export function secrecy({ move, after }: Step<DrunterState, DrunterMove>, viewer: Viewer): Secrecy {
  if (move.kind !== 'layout' || viewer === 'open') return 'none';
  return after.options.memory === 'aid' ? 'none' : 'until-end';
}

/** DD6.2: what is covered by now is not told again. */
export function recall(event: DrunterEvent, now: DrunterState, viewer: Viewer): DrunterEvent {
  if (event.kind === 'laid-out') {
    const colours = event.colours.map((colour, at) =>
      showsColour(now, at, viewer) ? colour : null,
    );
    return { kind: 'laid-out', colours };
  }
  if (event.kind === 'uncovered' && !showsColour(now, event.at, viewer)) {
    return { ...event, colour: null };
  }
  return event;
}

export function imagine(seen: Seen<DrunterView, DrunterMemory>, random: Random): DrunterState {
  const options = seen.options as DrunterOptions;
  const { circles: _shown, ...known } = seen.view;
  const layout = seen.view.phase === 'layout' ? [] : imagineLayout(seen, options, random);
  return { ...known, options, seats: seen.seats, layout };
}

/** Every colour seen so far, by circle. */
function coloursSeen({ view, memory }: Seen<DrunterView, DrunterMemory>): readonly Shown[] {
  return view.circles.map((colour, at) => colour ?? memory?.traces[at]?.colour ?? null);
}

function imagineLayout(
  seen: Seen<DrunterView, DrunterMemory>,
  options: DrunterOptions,
  random: Random,
): Layout {
  if (options.layout === 'printed') return PRINTED;
  const known = coloursSeen(seen);
  const unseen = COLOURS.flatMap((colour) => {
    const places = known.filter((other) => other === colour).length;
    return Array.from({ length: STONES_PER_COLOUR - places }, () => colour);
  });
  const rest = shuffled(random, unseen);
  return known.map((colour) => colour ?? must(rest.pop(), 'a colour not yet seen'));
}

export type DrunterGame = Game<DrunterState, DrunterMove, DrunterView, DrunterEvent, DrunterMemory>;
