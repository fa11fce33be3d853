import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { must, toHex } from '@kast/kernel';

/** Puts a net that was accepted where the best level finds it. */
const { values } = parseArgs({ options: { net: { type: 'string' } } });

const KEPT = new URL(
  '../../packages/games/src/la-courte-paille/bot/week-net.json',
  import.meta.url,
);
const weights = toHex(readFileSync(must(values.net, 'a file with a net')));
writeFileSync(KEPT, `${JSON.stringify({ weights }, null, 2)}\n`);
