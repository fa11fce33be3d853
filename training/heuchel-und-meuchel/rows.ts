import type { RowSink } from '@kast/bots';
import type { HeuchelPosition } from '../../packages/games/src/heuchel-und-meuchel/bot/position.ts';
import {
  FIELDS,
  GOAL,
  lowest,
  NO_CARD,
  RANK,
} from '../../packages/games/src/heuchel-und-meuchel/bot/stacks.ts';

/** Rows of the board, HM1.3. */
export const ROWS = 13;
const CLASSES = 6;
const RANKS = 6;
const WAY = 7;
/** HM7.1: one to six rows further. */
const ANY_ROLL = 0b1111110;

/** A card lies on top, beneath another, or face down. */
export type StackState = 0 | 1 | 2;
const STATES = 3;

/** Each card is a row by where it lies and its class, and one by how far it is from its goal and its rank. */
const BY_RANK = ROWS * CLASSES * STATES;
const LOST = BY_RANK + ROWS * RANKS * STATES;
const THREATENED = LOST + 1;
/** How many turns it is until the seat's own. */
const AWAY = THREATENED + 1;

/** What is the same for everybody: how many play, HM7.1, HM3.5. */
const DIE = 5;
const SPLITS_ANYWHERE = 6;

/** Tells a net how a position stands in which somebody is about to move or to roll. */
export function describe(position: HeuchelPosition, net: RowSink): void {
  const { seats } = position;
  net.clear(seats);
  net.addForTable(seats - 2, 1);
  if (position.hasDie) net.addForTable(DIE, 1);
  if (position.splitsAnywhere) net.addForTable(SPLITS_ANYWHERE, 1);
  for (let column = 0; column < seats; column++) {
    describeCards(position, column, net);
    net.addForSeat(column, LOST, position.lost[column] as number);
    net.addForSeat(column, THREATENED, threatenedPoints(position, column));
    net.addForSeat(column, AWAY + ((column - position.onTurn + seats) % seats), 1);
  }
}

function describeCards(position: HeuchelPosition, column: number, net: RowSink): void {
  const occupied = (position.open[column] as number) | (position.down[column] as number);
  for (let rows = occupied; rows !== 0; rows &= rows - 1) {
    const row = lowest(rows);
    const top = position.top[column * FIELDS + row] as number;
    for (let card = top; card !== NO_CARD; card = position.below[card] as number) {
      const state = stateOf(position, column, row, card === top);
      const goal = GOAL[card] as number;
      const kind = goal - WAY - 1;
      net.addForSeat(column, ((row - 1) * CLASSES + kind) * STATES + state, 1);
      const rank = (RANK[card] as number) - 1;
      net.addForSeat(column, BY_RANK + ((row - goal + WAY) * RANKS + rank) * STATES + state, 1);
    }
  }
}

export function stateOf(
  position: HeuchelPosition,
  column: number,
  row: number,
  isTop: boolean,
): StackState {
  if (((position.down[column] as number) & (1 << row)) !== 0) return 2;
  return isTop ? 0 : 1;
}

/** What of a column somebody else could take with the next step, in points. HM4.1 */
export function threatenedPoints(position: HeuchelPosition, column: number): number {
  const open = position.open[column] as number;
  let threatened = 0;
  for (let other = 0; other < position.seats; other++) {
    if (other === column) continue;
    const taken = (position.open[other] as number) | (position.down[other] as number);
    for (let rows = position.open[other] as number; rows !== 0; rows &= rows - 1) {
      const from = lowest(rows);
      const leader = position.top[other * FIELDS + from] as number;
      const reach = position.hasDie ? (ANY_ROLL << from) & ~taken : position.landings(other, from);
      // HM5.1: on its own goal it takes nothing.
      const prey = reach & ((1 << (GOAL[leader] as number)) - 1) & open & ~threatened;
      for (let left = prey; left !== 0; left &= left - 1) {
        const row = lowest(left);
        if ((position.top[column * FIELDS + row] as number) < leader) threatened |= 1 << row;
      }
    }
  }
  let points = 0;
  for (let rows = threatened; rows !== 0; rows &= rows - 1) {
    let card = position.top[column * FIELDS + lowest(rows)] as number;
    for (; card !== NO_CARD; card = position.below[card] as number) points += RANK[card] as number;
  }
  return points;
}
