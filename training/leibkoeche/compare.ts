import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AnyBot } from '@kast/bots';
import { bot } from '../../packages/games/src/leibkoeche/bot/index.ts';
import type * as Weighing from '../../packages/games/src/leibkoeche/bot/weights.ts';
import { info } from '../../packages/games/src/leibkoeche/info.ts';
import { compareBots } from '../compare-bots.ts';
import { secondCopy } from '../second-copy.ts';
import type * as NetChances from './net-chances.ts';
import { RaceNet } from './race-net.ts';

/** The best level with a net beside its formula, or other numbers in it, against the one as it is, at equal processor time. */
const { values } = parseArgs({
  options: {
    net: { type: 'string' },
    weights: { type: 'string', default: '{}' },
    seats: { type: 'string', default: '2' },
    toss: { type: 'string', default: 'chance' },
    milliseconds: { type: 'string', default: '50' },
    matches: { type: 'string', default: '400' },
    elo: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'compare' },
  },
});

const folder = new URL('../../packages/games/src/leibkoeche/bot/', import.meta.url);
const netChances = new URL('./net-chances.ts', import.meta.url);
const load = secondCopy(folder, values.net ? { 'chances.ts': netChances } : {});
const { WEIGHTS } = (await load('weights.ts')) as typeof Weighing;
Object.assign(WEIGHTS.next, JSON.parse(values.weights));
if (values.net) {
  const { learn } = (await load('chances.ts')) as typeof NetChances;
  learn(new RaceNet(readFileSync(values.net)));
}
const learnt = (await load('index.ts')) as { bot: AnyBot };
await compareBots({
  game: info.id,
  a: learnt.bot,
  b: bot,
  seats: values.seats.split(',').map(Number),
  options: [{ toss: values.toss }],
  milliseconds: Number(values.milliseconds),
  matches: Number(values.matches),
  elo: Number(values.elo),
  seed: values.seed,
});
