import type { HeuchelPosition } from '../../packages/games/src/heuchel-und-meuchel/bot/position.ts';
import {
  CARDS,
  FIELDS,
  lowest,
  NO_CARD,
} from '../../packages/games/src/heuchel-und-meuchel/bot/stacks.ts';
import { ROWS, type StackState, stateOf, threatenedPoints } from './rows.ts';

/**
 * A position and what came of it, in 68 bytes that `train.py` reads: by card where it lies (255: nowhere), by column
 * what it has lost, what is threatened, its score at the end and its chance as a search saw it (all 0 where there was
 * none), who is on turn, and of which match it is.
 */
export const RECORD_BYTES = 68;
const MOST_SEATS = 6;
const LOST_AT = CARDS;
const THREATENED_AT = LOST_AT + MOST_SEATS;
const SCORES_AT = THREATENED_AT + MOST_SEATS;
const CHANCES_AT = SCORES_AT + MOST_SEATS;
const SEATS_AT = CHANCES_AT + MOST_SEATS;
const ON_TURN_AT = SEATS_AT + 1;
const FLAGS_AT = ON_TURN_AT + 1;
const MATCH_AT = 64;
const DIE = 1;
const SPLITS_ANYWHERE = 2;
const NOWHERE = 255;
const CERTAIN = 255;

export function writePosition(into: Uint8Array, start: number, position: HeuchelPosition): void {
  into.fill(0, start, start + RECORD_BYTES);
  into.fill(NOWHERE, start, start + CARDS);
  for (let column = 0; column < position.seats; column++) {
    eachCard(position, column, (card, row, state) => {
      into[start + card] = (state * MOST_SEATS + column) * ROWS + row - 1;
    });
    into[start + LOST_AT + column] = position.lost[column] as number;
    into[start + THREATENED_AT + column] = threatenedPoints(position, column);
  }
  into[start + SEATS_AT] = position.seats;
  into[start + ON_TURN_AT] = position.onTurn;
  into[start + FLAGS_AT] =
    (position.hasDie ? DIE : 0) | (position.splitsAnywhere ? SPLITS_ANYWHERE : 0);
}

export function writeChances(into: Uint8Array, start: number, chances: readonly number[]): void {
  chances.forEach((chance, column) => {
    into[start + CHANCES_AT + column] = Math.round(CERTAIN * chance);
  });
}

/** Scores are signed bytes. */
export function writeOutcome(
  into: Uint8Array,
  start: number,
  ended: HeuchelPosition,
  match: number,
): void {
  for (let column = 0; column < ended.seats; column++) {
    into[start + SCORES_AT + column] = ended.score(column);
  }
  new DataView(into.buffer, into.byteOffset).setUint32(start + MATCH_AT, match, true);
}

function eachCard(
  position: HeuchelPosition,
  column: number,
  tell: (card: number, row: number, state: StackState) => void,
): void {
  const occupied = (position.open[column] as number) | (position.down[column] as number);
  for (let rows = occupied; rows !== 0; rows &= rows - 1) {
    const row = lowest(rows);
    const top = position.top[column * FIELDS + row] as number;
    for (let card = top; card !== NO_CARD; card = position.below[card] as number) {
      tell(card, row, stateOf(position, column, row, card === top));
    }
  }
}
