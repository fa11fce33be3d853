import { type Actor, isSeat, type Seat, unreachable } from '@kast/kernel';
import { actingCard } from './acting-seat.ts';
import { isCoco } from './cards.ts';
import { chanceDue } from './chance.ts';
import { picks, whyNotPick } from './choosing.ts';
import { cocoMoves, whyNotCoco } from './coco.ts';
import { whyNotDeck } from './deal.ts';
import { whyNotReshuffle } from './drawing.ts';
import type { PailleRefusal } from './refusals.ts';
import type { PailleMove, PailleState, SeatMove } from './state.ts';
import { takes, whyNotTake } from './taking.ts';
import { eats, whyNotEat } from './voyage.ts';
import { seatsToDecide } from './whose-turn.ts';

export function moves(state: PailleState, seat: Seat): readonly SeatMove[] {
  if (!seatsToDecide(state).includes(seat)) return [];
  switch (state.stage) {
    case 'choose':
      return picks(state, seat);
    case 'act':
      return actsOf(state, seat);
    case 'eat':
      return eats(state);
    default:
      return [];
  }
}

/** What the seat whose card has just been discarded may do. CP3.2, CP4.2 */
export function actsOf(state: PailleState, seat: Seat): readonly SeatMove[] {
  return isCoco(actingCard(state).card) ? cocoMoves(state, seat) : takes(state);
}

/** The only judge. It is this actor's turn already. */
export function check(state: PailleState, by: Actor, move: PailleMove): PailleRefusal | undefined {
  if (by === 'chance') return whyNotByLot(state, move);
  switch (state.stage) {
    case 'choose':
      if (move.kind === 'pick') return whyNotPick(state, by, move.card);
      return { rule: 'CP3.1', reason: 'choose-a-card', facts: {} };
    case 'act':
      return whyNotAct(state, by, move);
    default:
      if (move.kind === 'eat') return whyNotEat(state, move.figure);
      return { rule: 'CP6.3', reason: 'name-a-character', facts: {} };
  }
}

function whyNotAct(state: PailleState, seat: Seat, move: PailleMove): PailleRefusal | undefined {
  const { card } = actingCard(state);
  switch (move.kind) {
    case 'take':
      if (!isCoco(card)) return whyNotTake(state, move.card);
      return { rule: 'CP4.2', reason: 'coco-draws-from-pile', facts: { card } };
    case 'cook':
    case 'land':
    case 'carte':
      if (isCoco(card)) return whyNotCoco(state, seat, move);
      return { rule: 'CP4.2', reason: 'only-coco-has-effects', facts: { card } };
    case 'eat':
      return { rule: 'CP6.3', reason: 'nobody-is-eaten-now', facts: {} };
    case 'pick':
    case 'deck':
    case 'shark':
    case 'reshuffle':
      return { rule: 'CP3.1', reason: 'choices-are-shown', facts: {} };
    default:
      return unreachable(move);
  }
}

function whyNotByLot(state: PailleState, move: PailleMove): PailleRefusal | undefined {
  const due = chanceDue(state);
  if (move.kind !== due) return { rule: CHANCE_RULES[due], reason: 'wrong-chance', facts: { due } };
  switch (move.kind) {
    case 'deck':
      return whyNotDeck(state, move.cards);
    case 'reshuffle':
      return whyNotReshuffle(state, move.cards);
    case 'shark':
      if (isSeat(move.seat, state.hands.length)) return undefined;
      return { rule: 'CP2.5', reason: 'no-such-shark-seat', facts: { seat: move.seat } };
    default:
      return unreachable(move);
  }
}

const CHANCE_RULES = { deck: 'CP2.1', shark: 'CP2.5', reshuffle: 'CP3.5' } as const;
