import { must, pick, type Random, type Seat } from '@kast/kernel';
import {
  type Card,
  figureOf,
  isCoco,
  type PailleState,
  type SeatMove,
  valueOf,
} from '../rules/index.ts';
import { actingCard, moves } from '../rules/play.ts';
import { worthOf } from './hand-worth.ts';
import { bestTrick, chooseTrick } from './tricks.ts';
import { type Odds, oddsOf, weekSightOf } from './week-odds.ts';

/**
 * What a sensible player does without looking ahead, knowing only what the seat knows: its own hand,
 * its view of the week, the menu. `whim` is the percentage of decisions made by lot.
 */
export function habit(state: PailleState, seat: Seat, whim: number, random: Random): SeatMove {
  if (whim > 0 && random.below(100) < whim) return pick(random, moves(state, seat));
  if (state.stage === 'choose') return { kind: 'pick', card: chooseCard(state, seat) };
  if (state.stage === 'eat') return chooseMeal(state, seat, random);
  if (isCoco(actingCard(state).card)) return chooseTrick(state, seat, random);
  return { kind: 'take', card: chooseFromMenu(state, seat) };
}

/** The card that costs least and brings most: low ones are early at the menu, Coco plays a trick. */
function chooseCard(state: PailleState, seat: Seat): Card {
  const hand = handOf(state, seat);
  const odds = oddsOf(weekSightOf(state.week, seat));
  const gains = gainsFromMenu(state, hand, odds);
  const others = state.hands.length - state.out.length - 1;
  return bestBy(hand, (card) => {
    if (isCoco(card)) return bestTrick(state, seat, card).worth + unseenCard(odds);
    const before = others * (EARLIER[valueOf(card)] as number);
    return worthOf(hand, odds, card) + gainAfter(before, gains, odds);
  });
}

function chooseFromMenu(state: PailleState, seat: Seat): Card {
  const hand = handOf(state, seat);
  const odds = oddsOf(weekSightOf(state.week, seat));
  return bestBy(state.menu, (card) => worthOf(hand, odds, null, card));
}

/** CP6.3: somebody of whom one holds least. */
function chooseMeal(state: PailleState, seat: Seat, random: Random): SeatMove {
  const hand = handOf(state, seat);
  const held = (move: SeatMove) =>
    move.kind === 'eat' ? hand.filter((card) => figureOf(card) === move.figure).length : 0;
  const meals = moves(state, seat);
  const least = Math.min(...meals.map(held));
  return pick(
    random,
    meals.filter((move) => held(move) === least),
  );
}

/** What each card of the menu would add to the hand, best first. */
function gainsFromMenu(state: PailleState, hand: readonly Card[], odds: Odds): number[] {
  const worth = worthOf(hand, odds);
  return state.menu
    .map((card) => worthOf(hand, odds, null, card) - worth)
    .toSorted((one, other) => other - one);
}

/** What is left for one who acts after so many others, each of whom takes the best. CP3.2 */
function gainAfter(before: number, gains: readonly number[], odds: Odds): number {
  const first = Math.floor(before);
  const share = before - first;
  const gain = (index: number) => gains[Math.min(index, gains.length - 1)] ?? unseenCard(odds);
  return gain(first) * (1 - share) + gain(first + 1) * share;
}

/** How likely another player acts before a card of this value: players like to lay off low ones. */
const EARLIER: readonly number[] = [0, 0.05, 0.18, 0.32, 0.45, 0.57, 0.68, 0.78, 0.87, 0.95];

/** A card of the pile: one of nine of some character, 5 points on average. */
function unseenCard(odds: Odds): number {
  return (1 - (odds.at(-1) ?? 0)) * UNSEEN_POINTS;
}

const UNSEEN_POINTS = (9 / 59) * 5;

function handOf(state: PailleState, seat: Seat): readonly Card[] {
  return must(state.hands[seat - 1], 'a hand');
}

function bestBy(cards: readonly Card[], worth: (card: Card) => number): Card {
  let best = must(cards[0], 'a card');
  let most = -Infinity;
  for (const card of cards) {
    const value = worth(card);
    if (value <= most) continue;
    most = value;
    best = card;
  }
  return best;
}
