import {
  fail,
  type Game,
  type GameInfo,
  ok,
  type Random,
  type Referee,
  type Refusal,
  type Seat,
  seatsOf,
} from '@kast/kernel';

/**
 * Rings thrown at a peg: the smallest game in which only a referee knows what a throw gives.
 * QU1 so many rings for each seat, in turn · QU2 a throw is `blind`, or by hand one to four whole
 * numbers up to 20 · QU3 it lands on 0 to 3 points: blind by lot, by hand as the referee says ·
 * QU4 the most points win.
 */
export const QUOITS_RULES: ReadonlySet<string> = new Set(['QU1', 'QU2', 'QU3', 'QU4']);

export interface QuoitsState {
  readonly seats: number;
  readonly left: number;
  readonly turn: Seat;
  readonly thrown: 'blind' | readonly number[] | null;
  readonly points: readonly number[];
}

export type QuoitsMove =
  | { readonly kind: 'throw'; readonly hand: 'blind' | readonly number[] }
  | { readonly kind: 'lands'; readonly on: number };

export type QuoitsEvent = QuoitsMove & { readonly seat: Seat };

export type Quoits = Game<QuoitsState, QuoitsMove, QuoitsState, QuoitsEvent, never>;

const info: GameInfo = {
  id: 'quoits',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  minutes: { min: 1, max: 2 },
  options: { rings: { rule: 'QU1', values: [3, 1] } },
  traits: { hidden: false, chance: true, simultaneous: false },
};

export const quoits: Quoits = {
  info,

  init: (options, seats) => ({
    seats,
    left: Number(options['rings']) * seats,
    turn: 1,
    thrown: null,
    points: seatsOf(seats).map(() => 0),
  }),

  turn({ seats, left, turn, thrown, points }) {
    if (thrown) return { kind: 'chance', source: thrown === 'blind' ? 'lot' : 'referee' };
    if (left > 0) return { kind: 'seats', seats: [turn], rule: 'QU1' };
    const best = Math.max(...points);
    const winners = seatsOf(seats).filter((seat) => points[seat - 1] === best);
    return { kind: 'over', outcome: { winners, scores: points, rule: 'QU4' } };
  },

  moves: ({ left, turn, thrown }, seat) =>
    left > 0 && !thrown && seat === turn ? [{ kind: 'throw', hand: 'blind' }] : [],

  sample: (_, __, random) => ({ kind: 'throw', hand: anyHand(random) }),

  check(_, by, move) {
    if (move.kind === 'lands') return by === 'chance' ? whyNotLands(move.on) : notBySeats();
    return move.hand === 'blind' || isHand(move.hand) ? undefined : notAHand();
  },

  apply(state, _, move) {
    if (move.kind === 'throw') return { ...state, thrown: move.hand };
    const points = state.points.map((some, index) =>
      index + 1 === state.turn ? some + move.on : some,
    );
    const turn = (state.turn % state.seats) + 1;
    return { ...state, points, turn, thrown: null, left: state.left - 1 };
  },

  chance: (_, random) => ({ kind: 'lands', on: random.below(4) }),

  view: (state) => state,

  events: ({ before, move }) => [{ ...move, seat: before.turn }],

  secrecy: () => 'none',

  reveals: () => false,

  imagine: ({ view }) => view,

  notation: {
    make: (_, move) =>
      move.kind === 'lands' ? `lands ${move.on}` : `throw ${[move.hand].flat().join(',')}`,
    parse(_, by, text) {
      const [, on] = /^lands (\d)$/.exec(text) ?? [];
      if (on !== undefined) return ok({ kind: 'lands', on: Number(on) });
      const [, hand] = /^throw (blind|-?\d{1,9}(?:,-?\d{1,9})*)$/.exec(text) ?? [];
      if (hand === undefined || by === 'chance') return fail('unreadable');
      return ok({ kind: 'throw', hand: hand === 'blind' ? hand : hand.split(',').map(Number) });
    },
  },

  longest: (options, seats) => Number(options['rings']) * seats * 2,
};

/** Where it rolls to: nothing that the rules could know. */
export const quoitsReferee: Referee<QuoitsState, QuoitsMove> = {
  judge({ thrown, turn }) {
    if (!thrown || thrown === 'blind') throw new Error('nothing was thrown by hand');
    const rolled = thrown.reduce((way, push) => way * 7 + push * push, turn);
    return { kind: 'lands', on: rolled % 4 };
  },
};

function anyHand(random: Random): readonly number[] {
  return Array.from({ length: 1 + random.below(4) }, () => random.below(41) - 20);
}

function isHand(hand: readonly number[]): boolean {
  const isPush = (push: number): boolean => Number.isInteger(push) && Math.abs(push) <= 20;
  return hand.length >= 1 && hand.length <= 4 && hand.every(isPush);
}

function notAHand(): Refusal {
  return { rule: 'QU2', reason: 'not-a-hand', facts: {} };
}

function notBySeats(): Refusal {
  return { rule: 'QU3', reason: 'not-for-you-to-say', facts: {} };
}

function whyNotLands(on: number): Refusal | undefined {
  return Number.isInteger(on) && on >= 0 && on <= 3
    ? undefined
    : { rule: 'QU3', reason: 'off-the-peg', facts: { on } };
}
