import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Progress } from '../../packages/games/src/drunter-und-drueber/bot/progress.ts';
import {
  ENDLESS,
  stepsBetween,
} from '../../packages/games/src/drunter-und-drueber/bot/race-board.ts';
import type { RacePosition } from '../../packages/games/src/drunter-und-drueber/bot/race-position.ts';
import { STONES_PER_COLOUR } from '../../packages/games/src/drunter-und-drueber/rules/index.ts';
import { positionIn, type Turn } from './turns.ts';

/** What the formula counts in turns of matches without an endless block, as `fit.py` reads it. */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'training/drunter-und-drueber/data/turns.jsonl' },
    out: { type: 'string', default: 'training/drunter-und-drueber/data/counts.f32' },
  },
});

const MOST_SEATS = 4;
const COUNTS = 9;

const progress = new Progress();
const rows: number[][] = [];
for (const line of readFileSync(values.data, 'utf8').trimEnd().split('\n')) {
  const turn = JSON.parse(line) as Turn;
  const position = positionIn(turn);
  if (position.board.block === ENDLESS) continue;
  const row = [turn.match, turn.seats, position.board.rounds - turn.round];
  for (let place = 0; place < MOST_SEATS; place++) {
    const seat = ((turn.next - 1 + place) % turn.seats) + 1;
    const share = turn.winners.includes(seat) ? 1 / turn.winners.length : 0;
    if (place >= turn.seats) row.push(...Array.from({ length: COUNTS }, () => 0));
    else row.push(share, position.isOut(seat) ? 1 : 0, ...countsOf(position, seat));
  }
  rows.push(row);
}
writeFileSync(values.out, Buffer.from(Float32Array.from(rows.flat()).buffer));
process.stdout.write(`${rows.length} turns\n`);

/** Steps, stones that stand wrong, those exposed, those in the way, idle turns, stones that stand right, missed turns. */
function countsOf(position: RacePosition, seat: number): readonly number[] {
  const { board } = position;
  progress.measure(position, seat);
  let steps = 0;
  let wrong = 0;
  let exposed = 0;
  let inTheWay = 0;
  let latest = 0;
  for (let stone = (seat - 1) * STONES_PER_COLOUR; stone < seat * STONES_PER_COLOUR; stone++) {
    if (!position.stands(stone) || position.isRight(stone)) continue;
    const at = position.at[stone] as number;
    const way = stepsBetween(at, progress.goalOf(position, stone));
    const whose = board.seatOf[at] as number;
    steps += way;
    wrong++;
    if (position.isCovered(stone)) {
      latest = Math.max(latest, board.block - (position.waited[stone] as number) + way);
    } else if (position.isExposed(stone)) {
      exposed++;
      if (board.seats > 2 && whose !== 0 && !position.isOut(whose)) inTheWay++;
    }
  }
  const idle = Math.max(0, latest - steps);
  return [steps, wrong, exposed, inTheWay, idle, position.rightOf(seat), position.missesOf(seat)];
}
