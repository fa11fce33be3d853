import type { RowSink } from '@kast/bots';
import type { Seat } from '@kast/kernel';
import { Progress } from '../../packages/games/src/drunter-und-drueber/bot/progress.ts';
import {
  ENDLESS,
  stepsBetween,
} from '../../packages/games/src/drunter-und-drueber/bot/race-board.ts';
import type { RacePosition } from '../../packages/games/src/drunter-und-drueber/bot/race-position.ts';
import { STONES_PER_COLOUR } from '../../packages/games/src/drunter-und-drueber/rules/index.ts';

/** The most that is told apart: steps of all stones, turns to wait beyond them, rounds that are left. */
const MOST_STEPS = 30;
const MOST_IDLE = 9;
const MOST_ROUNDS = 12;
const MOST_MISSES = 2;
const COUNTS = STONES_PER_COLOUR + 1;

const SEATS = MOST_ROUNDS + 1;
const BLOCK = SEATS + 5;
export const TABLE_ROWS = BLOCK + 2;

const WRONG = MOST_STEPS + 1;
const COVERED = WRONG + COUNTS;
const UNDER_RIGHT = COVERED + COUNTS;
const EXPOSED = UNDER_RIGHT + COUNTS;
const EXPOSED_ABROAD = EXPOSED + COUNTS;
const IDLE = EXPOSED_ABROAD + COUNTS;
const MISSES = IDLE + MOST_IDLE + 1;
const AWAY = MISSES + MOST_MISSES + 1;
const OUT = AWAY + 4;
export const SEAT_ROWS = OUT + 1;

export const SHAPE = { mostSeats: 4, tableRows: 3, seatRows: 9 } as const;

/** Tells how far each seat has to go, from the same things that the formula counts and a few more. */
export class Describer {
  readonly progress = new Progress();

  describe(position: RacePosition, sink: RowSink): void {
    const { seats, rounds, block } = position.board;
    sink.clear(seats);
    sink.addForTable(Math.min(rounds - position.round, MOST_ROUNDS), 1);
    sink.addForTable(SEATS + seats, 1);
    sink.addForTable(BLOCK + (block === ENDLESS ? 1 : 0), 1);
    for (let seat = 1; seat <= seats; seat++) this.describeSeat(position, seat, sink);
  }

  private describeSeat(position: RacePosition, seat: Seat, sink: RowSink): void {
    const index = seat - 1;
    if (position.isOut(seat)) return sink.addForSeat(index, OUT, 1);
    const { board } = position;
    this.progress.measure(position, seat);
    let steps = 0;
    let wrong = 0;
    let covered = 0;
    let underRight = 0;
    let exposed = 0;
    let exposedAbroad = 0;
    let latest = 0;
    for (let stone = index * STONES_PER_COLOUR; stone < seat * STONES_PER_COLOUR; stone++) {
      if (!position.stands(stone) || position.isRight(stone)) continue;
      const at = position.at[stone] as number;
      const way = stepsBetween(at, this.progress.goalOf(position, stone));
      steps += way;
      wrong++;
      if (position.isCovered(stone)) {
        covered++;
        if (board.seatOf[at] === position.ownerOfTop(at)) underRight++;
        const wait = Math.min(MOST_IDLE, board.block - (position.waited[stone] as number));
        latest = Math.max(latest, wait + way);
      } else if (position.isExposed(stone)) {
        exposed++;
        if (board.seatOf[at] !== 0) exposedAbroad++;
      }
    }
    sink.addForSeat(index, Math.min(steps, MOST_STEPS), 1);
    sink.addForSeat(index, WRONG + wrong, 1);
    sink.addForSeat(index, COVERED + covered, 1);
    sink.addForSeat(index, UNDER_RIGHT + underRight, 1);
    sink.addForSeat(index, EXPOSED + exposed, 1);
    sink.addForSeat(index, EXPOSED_ABROAD + exposedAbroad, 1);
    sink.addForSeat(index, IDLE + Math.min(MOST_IDLE, Math.max(0, latest - steps)), 1);
    sink.addForSeat(index, MISSES + Math.min(MOST_MISSES, position.missesOf(seat)), 1);
    sink.addForSeat(index, AWAY + ((seat - position.onTurn + board.seats) % board.seats), 1);
  }
}
