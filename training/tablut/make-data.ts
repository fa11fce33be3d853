import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { playMatch } from './play-match.ts';

/** Matches of the hand-made evaluation against itself, as records that `train.py` reads. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'tablut-1' },
    first: { type: 'string', default: '0' },
    positions: { type: 'string', default: '500000' },
    nodes: { type: 'string', default: '2500' },
    out: { type: 'string', default: 'training/tablut/data/positions.bin' },
  },
});

const wanted = Number(values.positions);
const nodes = Number(values.nodes);
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, '');
let positions = 0;
let match = Number(values.first);
const endings: Record<string, number> = {};
while (positions < wanted) {
  const { records, count, ending } = playMatch(`${values.seed}/${match++}`, nodes);
  appendFileSync(values.out, records);
  positions += count;
  endings[ending] = (endings[ending] ?? 0) + 1;
  if (match % 100 === 0) note();
}
note();

function note(): void {
  const told = { seed: values.seed, first: Number(values.first), matches: match, positions, nodes };
  writeFileSync(`${values.out}.json`, `${JSON.stringify({ ...told, endings }, null, 2)}\n`);
}
