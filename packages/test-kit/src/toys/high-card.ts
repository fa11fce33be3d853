import {
  type Actor,
  type Game,
  type GameInfo,
  type Refusal,
  type Seat,
  seatsOf,
  unreachable,
} from '@kast/kernel';
import { chanceOf, type HighCardMove, highCardNotation, isDeck } from './high-card-notation.ts';
import * as sight from './high-card-sight.ts';
import type { HighCardState } from './high-card-state.ts';

/**
 * A card game with everything that a secret game can have: a shuffle, simultaneous choices, a secret
 * look, a die, moves that can be taken back and moves that cannot.
 *
 * HC1.1 sixteen cards, 1 to 16: `cards` to each hand, two in the middle, the rest out of the game ·
 * HC2.1 all choose a card at the same time, in secret · HC2.2 the last choice turns them up, the
 * highest takes their sum · HC2.3 its owner looks secretly at a card in the middle · HC2.4 and rolls
 * for one to three points more · HC3.1 the most points win when the hands are empty.
 */
export const HIGH_CARD_RULES: ReadonlySet<string> = new Set([
  'HC1.1',
  'HC2.1',
  'HC2.2',
  'HC2.3',
  'HC2.4',
  'HC3.1',
]);

export type HighCard = Game<
  HighCardState,
  HighCardMove,
  sight.HighCardView,
  sight.HighCardEvent,
  sight.HighCardMemory
>;

const info: GameInfo = {
  id: 'high-card',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  minutes: { min: 1, max: 2 },
  options: {
    cards: { rule: 'HC1.1', values: [3, 2] },
    peek: { rule: 'HC2.3', values: [true, false] },
  },
  traits: { hidden: true, chance: true, simultaneous: true },
};

export const highCard: HighCard = {
  info,

  init: (options, seats) => ({
    phase: 'deal',
    seats,
    cards: Number(options['cards']),
    peek: options['peek'] === true,
    hands: seatsOf(seats).map(() => []),
    choices: seatsOf(seats).map(() => null),
    middle: [],
    lookers: [[], []],
    played: [],
    taker: null,
    scores: seatsOf(seats).map(() => 0),
  }),

  turn(state) {
    const { phase, taker, choices } = state;
    if (phase === 'over') return { kind: 'over', outcome: outcome(state) };
    if (phase === 'peek' && taker) return { kind: 'seats', seats: [taker], rule: 'HC2.3' };
    if (phase !== 'pick') return { kind: 'chance', source: 'lot' };
    const seats = seatsOf(state.seats).filter((seat) => choices[seat - 1] === null);
    return { kind: 'seats', seats, rule: 'HC2.1' };
  },

  moves(state, seat) {
    if (state.phase === 'peek' && seat === state.taker) {
      return state.middle.map((_, index) => ({ kind: 'peek', place: index + 1 }));
    }
    if (state.phase !== 'pick' || state.choices[seat - 1] !== null) return [];
    return handOf(state, seat).map((card) => ({ kind: 'pick', card }));
  },

  check: whyNot,

  apply(state, by, move) {
    switch (move.kind) {
      case 'deck':
        return deal(state, move.cards);
      case 'pick':
        return choose(state, by, move.card);
      case 'peek':
        return look(state, Number(by), move.place);
      case 'bonus':
        return endRound(award(state, state.taker, move.points));
      default:
        return unreachable(move);
    }
  },

  chance: chanceOf,
  view: sight.view,
  events: sight.events,
  remember: sight.remember,
  secrecy: sight.secrecy,
  isDisclosed: sight.isDisclosed,
  reveals: sight.reveals,
  imagine: sight.imagine,
  notation: highCardNotation,

  longest: (options, seats) => 1 + Number(options['cards']) * (seats + 2),
};

function whyNot(state: HighCardState, by: Actor, move: HighCardMove): Refusal | undefined {
  switch (move.kind) {
    case 'deck':
      if (by === 'chance' && state.phase === 'deal' && isDeck(move.cards)) return undefined;
      return { rule: 'HC1.1', reason: 'not-the-deck', facts: {} };
    case 'pick':
      if (state.phase !== 'pick') return { rule: 'HC2.1', reason: 'not-now', facts: {} };
      if (by !== 'chance' && handOf(state, by).includes(move.card)) return undefined;
      return { rule: 'HC2.1', reason: 'not-in-hand', facts: { card: move.card } };
    case 'peek':
      if (state.phase !== 'peek') return { rule: 'HC2.3', reason: 'not-now', facts: {} };
      if (move.place >= 1 && move.place <= state.middle.length) return undefined;
      return { rule: 'HC2.3', reason: 'no-such-card', facts: { place: move.place } };
    case 'bonus':
      if (by === 'chance' && state.phase === 'bonus' && move.points <= 3) return undefined;
      return { rule: 'HC2.4', reason: 'not-a-roll', facts: { points: move.points } };
    default:
      return unreachable(move);
  }
}

function deal(state: HighCardState, deck: readonly number[]): HighCardState {
  const hands = seatsOf(state.seats).map((seat) =>
    deck.slice((seat - 1) * state.cards, seat * state.cards).toSorted((a, b) => a - b),
  );
  const dealt = state.seats * state.cards;
  return { ...state, phase: 'pick', hands, middle: deck.slice(dealt, dealt + 2) };
}

function choose(state: HighCardState, by: Actor, card: number): HighCardState {
  const choices = state.choices.map((choice, index) => (index + 1 === by ? card : choice));
  const hands = state.hands.map((hand, index) =>
    index + 1 === by ? hand.filter((other) => other !== card) : hand,
  );
  const shown = choices.filter((choice) => choice !== null);
  if (shown.length < state.seats) return { ...state, hands, choices };
  // HC2.2
  const taker = choices.indexOf(Math.max(...shown)) + 1;
  const sum = shown.reduce((total, value) => total + value, 0);
  const played = [...state.played, ...shown];
  const phase = state.peek ? 'peek' : 'bonus';
  return award({ ...state, phase, hands, choices, played, taker }, taker, sum);
}

function look(state: HighCardState, seat: Seat, place: number): HighCardState {
  const lookers = state.lookers.map((seats, index) =>
    index + 1 === place && !seats.includes(seat) ? [...seats, seat] : seats,
  );
  return { ...state, phase: 'bonus', lookers };
}

function award(state: HighCardState, seat: Seat | null, points: number): HighCardState {
  const scores = state.scores.map((score, index) => (index + 1 === seat ? score + points : score));
  return { ...state, scores };
}

function endRound(state: HighCardState): HighCardState {
  const over = state.hands.every((hand) => hand.length === 0);
  const choices = state.choices.map(() => null);
  return { ...state, phase: over ? 'over' : 'pick', choices, taker: null };
}

function outcome({ seats, scores }: HighCardState) {
  const best = Math.max(...scores);
  const winners = seatsOf(seats).filter((seat) => scores[seat - 1] === best);
  return { winners, scores, rule: 'HC3.1' };
}

function handOf(state: HighCardState, seat: Seat): readonly number[] {
  return state.hands[seat - 1] ?? [];
}
