import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chancesOf } from '../../packages/games/src/leibkoeche/bot/chances.ts';
import { Floor } from '../../packages/games/src/leibkoeche/bot/floor.ts';
import { WEIGHTS } from '../../packages/games/src/leibkoeche/bot/weights.ts';
import { describe, MOST_SEATS, newFeatures } from './features.ts';
import { raceIn, type Turn } from './turns.ts';

/** What a net is told of turns before the reveal, as `train.py` reads it. */
const { values } = parseArgs({
  options: {
    data: { type: 'string', multiple: true, default: ['training/leibkoeche/data/turns-1.jsonl'] },
    weights: { type: 'string', default: '{}' },
    out: { type: 'string', default: 'training/leibkoeche/data/features.f32' },
  },
});

Object.assign(WEIGHTS.next, JSON.parse(values.weights));
const features = newFeatures();
const rows: Float32Array[] = [];
values.data.forEach((path, file) => {
  for (const line of readFileSync(path, 'utf8').trimEnd().split('\n')) {
    const turn = JSON.parse(line) as Turn;
    if (turn.race.revealed) continue;
    const race = raceIn(turn);
    const floor = new Floor(race);
    features.ofSeats.fill(0);
    describe(race, floor, turn.next, features);
    const chances = Array.from({ length: MOST_SEATS }, () => 0);
    chancesOf(race, floor, turn.next).forEach((chance, index) => {
      chances[index] = chance;
    });
    const told = [turn.match + file * 1_000_000, chances.filter((c) => c > 0).length, turn.winner];
    rows.push(Float32Array.from([...told, ...chances, ...features.ofTable, ...features.ofSeats]));
  }
});
writeFileSync(values.out, Buffer.concat(rows.map(({ buffer }) => Buffer.from(buffer))));
process.stdout.write(`${rows.length} rows of ${rows[0]?.length}\n`);
