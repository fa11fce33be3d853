import { must, pick, type Random, type Seat } from '@kast/kernel';
import { type Card, type CocoMove, type PailleState, valueOf } from '../rules/index.ts';
import { cocoMoves, MOST_ADDED } from '../rules/play.ts';
import { figureIndex } from './figure-index.ts';
import { worthOf } from './hand-worth.ts';
import { isKnownTo, oddsOf, oddsWith, weekSightOf } from './week-odds.ts';

export interface Trick {
  /** Undefined where looking at the week is as good as anything. */
  readonly move: CocoMove | undefined;
  /** What the hand is worth after it, before the refill. */
  readonly worth: number;
}

/** Seeing two cards of the week is worth a little. */
const KNOWING_MORE = 0.6;

/**
 * Coco's trick as far as one can judge it without looking ahead: whom it brings to the top and whom
 * it brings down. `coco` is the one to be played, if it is still in the hand. CP4.3, CP4.4
 */
export function bestTrick(state: PailleState, seat: Seat, coco: Card | null): Trick {
  const hand = must(state.hands[seat - 1], 'a hand');
  const sight = weekSightOf(state.week, seat);
  let best: Trick = { move: undefined, worth: worthOf(hand, oddsOf(sight), coco) + KNOWING_MORE };
  const consider = (worth: number, move: CocoMove) => {
    if (worth > best.worth) best = { move, worth };
  };
  state.week.forEach((day, index) => {
    if (!isKnownTo(day, seat)) return;
    const odds = oddsWith(sight, figureIndex(day.card), -valueOf(day.card));
    consider(worthOf(hand, odds, coco), { kind: 'cook', position: index + 1 });
  });
  if (state.added === MOST_ADDED) return best; // CP4.9
  for (const card of state.menu) {
    const odds = oddsWith(sight, figureIndex(card), valueOf(card));
    consider(worthOf(hand, odds, coco), { kind: 'land', from: 'menu', card });
  }
  for (const card of hand) {
    if (card === coco) continue;
    const odds = oddsWith(sight, figureIndex(card), valueOf(card));
    const left = hand.filter((other) => other !== card);
    consider(worthOf(left, odds, coco), { kind: 'land', from: 'hand', card });
  }
  return best;
}

export function chooseTrick(state: PailleState, seat: Seat, random: Random): CocoMove {
  const { move } = bestTrick(state, seat, null);
  if (move) return move;
  const moves = cocoMoves(state, seat);
  const looks = moves.filter(({ kind }) => kind === 'carte');
  return pick(random, looks.length > 0 ? looks : moves);
}
