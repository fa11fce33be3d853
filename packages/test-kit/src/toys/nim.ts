import { type Game, type GameInfo, ok, fail, type Refusal, type Seat, seatsOf } from '@kast/kernel';

/**
 * One heap, nothing hidden, no chance: the smallest game that has everything of a perfect one.
 * NI1 the heap · NI2 taking one to three stones, the seats in turn · NI3 who takes the last one.
 */
export const NIM_RULES: ReadonlySet<string> = new Set(['NI1', 'NI2', 'NI3']);

export interface NimState {
  readonly heap: number;
  readonly seats: number;
  readonly turn: Seat;
  readonly last: 'wins' | 'loses';
}

export interface NimMove {
  readonly take: number;
}

export interface NimView {
  readonly heap: number;
  readonly turn: Seat;
}

export interface NimEvent {
  readonly seat: Seat;
  readonly took: number;
  readonly left: number;
}

export type Nim = Game<NimState, NimMove, NimView, NimEvent, never>;

const info: GameInfo = {
  id: 'nim',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  minutes: { min: 1, max: 2 },
  options: {
    heap: { rule: 'NI1', values: [9, 5] },
    last: { rule: 'NI3', values: ['wins', 'loses'] },
  },
  traits: { hidden: false, chance: false, simultaneous: false },
};

export const nim: Nim = {
  info,

  init: (options, seats) => ({
    heap: Number(options['heap']),
    seats,
    turn: 1,
    last: options['last'] === 'loses' ? 'loses' : 'wins',
  }),

  turn(state) {
    if (state.heap > 0) return { kind: 'seats', seats: [state.turn], rule: 'NI2' };
    const taker = state.turn === 1 ? state.seats : state.turn - 1;
    const winners = seatsOf(state.seats).filter((seat) => (seat === taker) === wins(state));
    return { kind: 'over', outcome: { winners, rule: 'NI3' } };
  },

  moves(state, seat) {
    if (seat !== state.turn) return [];
    return [1, 2, 3].filter((take) => take <= state.heap).map((take) => ({ take }));
  },

  check: (state, _, { take }) => whyNotTake(state, take),

  apply(state, _, { take }) {
    return { ...state, heap: state.heap - take, turn: (state.turn % state.seats) + 1 };
  },

  chance() {
    throw new Error('nothing in nim is left to chance');
  },

  view: ({ heap, turn }) => ({ heap, turn }),

  events: ({ before, move, after }) => [{ seat: before.turn, took: move.take, left: after.heap }],

  secrecy: () => 'none',

  reveals: () => false,

  imagine: ({ view, seats, options }) => ({
    heap: view.heap,
    seats,
    turn: view.turn,
    last: options['last'] === 'loses' ? 'loses' : 'wins',
  }),

  notation: {
    make: (_, { take }) => `take ${take}`,
    parse(_, by, text) {
      const found = by === 'chance' ? null : /^(?:take )?([1-9])$/.exec(text);
      return found ? ok({ take: Number(found[1]) }) : fail('unreadable');
    },
  },

  longest: (options) => Number(options['heap']),
};

function wins(state: NimState): boolean {
  return state.last === 'wins';
}

function whyNotTake(state: NimState, take: number): Refusal | undefined {
  if (Number.isInteger(take) && take >= 1 && take <= Math.min(3, state.heap)) return undefined;
  return { rule: 'NI2', reason: 'cannot-take', facts: { take, heap: state.heap } };
}
