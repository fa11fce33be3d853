import { parseArgs } from 'node:util';
import { sharedWin } from '@kast/bots';
import { must, pick, seededRandom } from '@kast/kernel';
import { habit } from '../../packages/games/src/la-courte-paille/bot/habits.ts';
import { rewards } from '../../packages/games/src/la-courte-paille/bot/rewards.ts';
import {
  describe,
  isQuiet,
  SEAT_ROWS,
  SHAPE,
  TABLE_ROWS,
} from '../../packages/games/src/la-courte-paille/bot/week-rows.ts';
import { game } from '../../packages/games/src/la-courte-paille/rules/index.ts';
import { draftOf, playOn } from '../../packages/games/src/la-courte-paille/rules/play.ts';
import { writeRecords } from '../record-file.ts';
import { RowRecords } from '../seat-net/row-records.ts';

/** Single weeks by the habits of the best level's imagined players, as records that `train_rows.py` reads. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'paille-1' },
    positions: { type: 'string', default: '1500000' },
    seconds: { type: 'string', default: '600' },
    out: { type: 'string', default: 'training/la-courte-paille/data/positions.bin' },
  },
});

const SEATS = [2, 2, 2, 3, 4, 5];
/** As the search has it, in per cent; and in every other match as many as this at first, so that odd hands are known. */
const WHIM = 12;
const MORE_WHIM = 60;
const TURNS = 7;
const MOST_TURNS = 20;

const { seed, out } = values;
const positions = Number(values.positions);
const seconds = Number(values.seconds);
const records = new RowRecords(SHAPE, MOST_TURNS);
const made = { tableRows: TABLE_ROWS, seatRows: SEAT_ROWS };
writeRecords({ out, seed, recordBytes: records.bytes, positions, seconds, made }, playMatch);

function playMatch(match: number): Uint8Array {
  const random = seededRandom(`${seed}/${match}`);
  const seats = pick(random, SEATS);
  const table = draftOf(game.init({ voyage: 'off' }, seats));
  const soberFrom = random.below(2) === 0 ? 0 : 1 + random.below(TURNS);
  for (let turn = game.turn(table); turn.kind !== 'over'; turn = game.turn(table)) {
    const isSober = table.turn >= soberFrom;
    if (isSober && isQuiet(table) && records.count < MOST_TURNS) describe(table, records);
    const [by = 'chance'] = turn.kind === 'seats' ? turn.seats : [];
    const move =
      by === 'chance'
        ? game.chance(table, random)
        : habit(table, by, isSober ? WHIM : MORE_WHIM, random);
    playOn(table, by, move, () => {});
  }
  const outcome = must(table.outcome ?? undefined, 'an outcome');
  return records.settle(sharedWin(outcome, seats), rewards(outcome, seats), match);
}
