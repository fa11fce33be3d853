import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seatsOf } from '@kast/kernel';
import { RowRecords } from '../seat-net/row-records.ts';
import { Describer, SEAT_ROWS, SHAPE, TABLE_ROWS } from './rows.ts';
import { positionIn, type Turn } from './turns.ts';

/** Turns as records that `train_rows.py` reads. */
const { values } = parseArgs({
  options: {
    data: {
      type: 'string',
      multiple: true,
      default: ['training/drunter-und-drueber/data/turns.jsonl'],
    },
    out: { type: 'string', default: 'training/drunter-und-drueber/data/positions.bin' },
  },
});

const MATCHES_A_FILE = 1_000_000;

const records = new RowRecords(SHAPE, 1);
const describer = new Describer();
let count = 0;
writeFileSync(values.out, '');
values.data.forEach((path, file) => {
  const written = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const turn = JSON.parse(line) as Turn;
      describer.describe(positionIn(turn), records);
      const shares = seatsOf(turn.seats).map((seat) =>
        turn.winners.includes(seat) ? 1 / turn.winners.length : 0,
      );
      count++;
      return records.settle(shares, shares, turn.match + file * MATCHES_A_FILE);
    });
  appendFileSync(values.out, Buffer.concat(written));
});
process.stdout.write(`${count} positions, rows ${TABLE_ROWS} ${SEAT_ROWS}\n`);
