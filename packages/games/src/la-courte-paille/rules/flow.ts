import { type Actor, type Seat, type Turn, unreachable } from '@kast/kernel';
import { actingCard } from './acting-seat.ts';
import { choose, chooseWhatIsForced, seatsToChoose, showChoices } from './choosing.ts';
import type { Character } from './cards.ts';
import { playCoco } from './coco.ts';
import { layOut } from './deal.ts';
import { type Draft, draftOf, type Tell } from './draft.ts';
import { drawOwed, reshuffle } from './drawing.ts';
import { actsOf } from './legality.ts';
import { reckon } from './reckoning.ts';
import type { PailleMove, PailleState } from './state.ts';
import { take } from './taking.ts';
import { giveShark } from './shark.ts';
import { startTurn } from './turn.ts';
import { beginNextTurn, endTurn } from './turn-end.ts';
import { eat } from './voyage.ts';
import { seatsToDecide } from './whose-turn.ts';

export function turn(state: PailleState): Turn {
  if (state.outcome) return { kind: 'over', outcome: state.outcome };
  const seats = seatsToDecide(state);
  if (seats.length === 0) return { kind: 'chance', source: 'lot' };
  return { kind: 'seats', seats, rule: RULES[state.stage as keyof typeof RULES] };
}

const RULES = { choose: 'CP3.1', act: 'CP3.2', eat: 'CP6.3' } as const;

export function apply(state: PailleState, by: Actor, move: PailleMove): PailleState {
  return carryOut(state, by, move, () => {});
}

/** Carries out a legal move, and all that follows by itself until somebody must decide again. */
export function carryOut(state: PailleState, by: Actor, move: PailleMove, tell: Tell): PailleState {
  const draft = draftOf(state);
  playOn(draft, by, move, tell);
  return draft;
}

/** The same in place: for those who have a draft of their own to play on. */
export function playOn(draft: Draft, by: Actor, move: PailleMove, tell: Tell): void {
  perform(draft, by as Seat, move, tell);
  while (goOn(draft, tell));
}

/** A state made by hand, brought to where somebody must decide. */
export function settled(state: PailleState): PailleState {
  const draft = draftOf(state);
  while (goOn(draft, () => {}));
  return draft;
}

function perform(draft: Draft, seat: Seat, move: PailleMove, tell: Tell): void {
  switch (move.kind) {
    case 'deck':
      return layOut(draft, move.cards, tell);
    case 'shark':
      giveShark(draft, move.seat, tell);
      return startTurn(draft);
    case 'reshuffle':
      return reshuffle(draft, move.cards, tell);
    case 'pick':
      return choose(draft, seat, move.card, tell);
    case 'take':
      return take(draft, seat, move.card, tell);
    case 'cook':
    case 'land':
    case 'carte':
      return playCoco(draft, seat, move, tell);
    case 'eat':
      return eat(draft, move.figure as Character, tell);
    default:
      return unreachable(move);
  }
}

/** One thing that happens by itself; false where chance is due or somebody has a choice. */
function goOn(draft: Draft, tell: Tell): boolean {
  drawOwed(draft, tell);
  if (draft.owed.length > 0) return false; // CP3.5
  switch (draft.stage) {
    case 'deal':
      if (draft.pile.length > 0) return false;
      layOut(draft, [], tell); // CP6.7: no cards are left for the table
      return true;
    case 'choose':
      chooseWhatIsForced(draft, tell);
      if (seatsToChoose(draft).length > 0) return false;
      showChoices(draft, tell);
      return true;
    case 'act':
      if (draft.begun < draft.shown.length) return actNext(draft, tell);
      endTurn(draft, tell);
      return true;
    case 'refresh':
      beginNextTurn(draft, tell);
      return true;
    case 'reckon':
      reckon(draft, tell);
      return true;
    case 'shark':
    case 'eat':
    case 'over':
      return false;
    default:
      return unreachable(draft.stage);
  }
}

/** CP3.2: the chosen card goes to the discard pile, then its player acts. */
function actNext(draft: Draft, tell: Tell): boolean {
  draft.begun++;
  const { seat, card } = actingCard(draft);
  draft.discard.push(card);
  tell({ kind: 'discarded', seat, card });
  const [only, ...others] = actsOf(draft, seat);
  if (others.length > 0) return false;
  if (only) perform(draft, seat, only, tell);
  else draft.owed.push(seat); // CP3.2: an empty menu; CP4.2: no effect is possible
  return true;
}
