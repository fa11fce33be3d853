import {
  type Random,
  type Seat,
  type Secrecy,
  type Seen,
  shuffled,
  type Step,
  unreachable,
  type Vantage,
  type Viewer,
} from '@kast/kernel';
import type { HighCardState } from './high-card-state.ts';
import { DECK, type HighCardMove } from './high-card-notation.ts';

export interface HighCardView {
  readonly phase: HighCardState['phase'];
  /** Per seat; null where the viewer may not look. */
  readonly hands: readonly (readonly number[] | null)[];
  readonly handSizes: readonly number[];
  readonly chosen: readonly boolean[];
  readonly choices: readonly (number | null)[];
  readonly middle: readonly (number | null)[];
  readonly lookers: readonly (readonly Seat[])[];
  readonly played: readonly number[];
  readonly taker: Seat | null;
  readonly scores: readonly number[];
}

export type HighCardEvent =
  | { readonly kind: 'dealt'; readonly hand: readonly number[] | null }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: 'shown'; readonly cards: readonly number[]; readonly taker: Seat }
  | {
      readonly kind: 'looked';
      readonly seat: Seat;
      readonly place: number;
      readonly card: number | null;
    }
  | { readonly kind: 'rolled'; readonly points: number };

/** What the table does not show any more: what this viewer has chosen, and who took each round. */
export interface HighCardMemory {
  readonly chosen: readonly number[];
  readonly takers: readonly Seat[];
}

type HighCardStep = Step<HighCardState, HighCardMove>;

export function view(state: HighCardState, viewer: Viewer): HighCardView {
  const shown = state.taker !== null;
  const maySee = (seat: Seat): boolean => viewer === 'open' || viewer === seat;
  return {
    phase: state.phase,
    hands: state.hands.map((hand, index) => (maySee(index + 1) ? hand : null)),
    handSizes: state.hands.map((hand) => hand.length),
    chosen: state.choices.map((choice) => choice !== null),
    choices: state.choices.map((choice, index) => (shown || maySee(index + 1) ? choice : null)),
    middle: state.middle.map((card, index) => (hasLooked(state, index, viewer) ? card : null)),
    lookers: state.lookers,
    played: state.played,
    taker: state.taker,
    scores: state.scores,
  };
}

export function events(
  { by, move, after }: HighCardStep,
  viewer: Viewer,
): readonly HighCardEvent[] {
  const mine = viewer === by || viewer === 'open';
  switch (move.kind) {
    case 'deck':
      return [{ kind: 'dealt', hand: typeof viewer === 'number' ? handOf(after, viewer) : null }];
    case 'pick': {
      const chose = { kind: 'chose', seat: Number(by), card: mine ? move.card : null } as const;
      if (after.taker === null) return [chose];
      const cards = after.played.slice(-after.seats);
      return [chose, { kind: 'shown', cards, taker: after.taker }];
    }
    case 'peek': {
      const card = mine ? (after.middle[move.place - 1] ?? null) : null;
      return [{ kind: 'looked', seat: Number(by), place: move.place, card }];
    }
    case 'bonus':
      return [{ kind: 'rolled', points: move.points }];
    default:
      return unreachable(move);
  }
}

export function remember(
  { chosen, takers }: HighCardMemory = { chosen: [], takers: [] },
  events: readonly HighCardEvent[],
  { viewer }: Vantage,
): HighCardMemory {
  const own = events.flatMap((event) =>
    event.kind === 'chose' && event.seat === viewer ? (event.card ?? []) : [],
  );
  const taken = events.flatMap((event) => (event.kind === 'shown' ? [event.taker] : []));
  return { chosen: [...chosen, ...own], takers: [...takers, ...taken] };
}

export function secrecy({ before, by, move }: HighCardStep, viewer: Viewer): Secrecy {
  if (viewer === 'open' || viewer === by) return 'none';
  if (move.kind === 'pick') return { until: `more played than ${before.played.length}` };
  return move.kind === 'deck' ? 'until-end' : 'none';
}

export function isDisclosed(until: string, now: HighCardState): boolean {
  return now.played.length > Number(until.split(' ').at(-1));
}

export function reveals({ by, move, after }: HighCardStep, viewer: Viewer): boolean {
  if (move.kind === 'peek') return viewer === by || viewer === 'open';
  return move.kind === 'deck' || (move.kind === 'pick' && after.taker !== null);
}

export function imagine(seen: Seen<HighCardView, HighCardMemory>, random: Random): HighCardState {
  const { view, seats, options } = seen;
  const known = new Set([...view.hands.flat(), ...view.choices, ...view.middle, ...view.played]);
  const unseen = shuffled(
    random,
    DECK.filter((card) => !known.has(card)),
  );
  const draw = (count: number): number[] => unseen.splice(0, count).toSorted((a, b) => a - b);
  return {
    phase: view.phase,
    seats,
    cards: Number(options['cards']),
    peek: options['peek'] === true,
    hands: view.hands.map((hand, index) => hand ?? draw(view.handSizes[index] ?? 0)),
    choices: view.choices.map(
      (card, index) => card ?? (view.chosen[index] ? draw(1)[0] : null) ?? null,
    ),
    middle: view.middle.flatMap((card) => card ?? draw(1)),
    lookers: view.lookers,
    played: view.played,
    taker: view.taker,
    scores: view.scores,
  };
}

function hasLooked(state: HighCardState, index: number, viewer: Viewer): boolean {
  return viewer === 'open' || (state.lookers[index] ?? []).some((seat) => seat === viewer);
}

function handOf(state: HighCardState, seat: Seat): readonly number[] {
  return state.hands[seat - 1] ?? [];
}
