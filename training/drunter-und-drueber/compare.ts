import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnyBot, SeatNet } from '@kast/bots';
import { must } from '@kast/kernel';
import { bot } from '../../packages/games/src/drunter-und-drueber/bot/index.ts';
import { info } from '../../packages/games/src/drunter-und-drueber/info.ts';
import { compareBots } from '../compare-bots.ts';
import { secondCopy } from '../second-copy.ts';
import type * as NetChances from './net-chances.ts';

/** The best level with a net in place of its formula against the one as it is, at equal processor time. */
const { values } = parseArgs({
  options: {
    net: { type: 'string' },
    seats: { type: 'string', default: '2' },
    milliseconds: { type: 'string', default: '40' },
    matches: { type: 'string', default: '400' },
    elo: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'compare' },
  },
});

const load = secondCopy(
  new URL('../../packages/games/src/drunter-und-drueber/bot/', import.meta.url),
  { 'chances.ts': new URL('./net-chances.ts', import.meta.url) },
);
const { learn } = (await load('chances.ts')) as typeof NetChances;
learn(new SeatNet(readFileSync(must(values.net, 'a file with a net'))));
const learnt = (await load('index.ts')) as { bot: AnyBot };
await compareBots({
  game: info.id,
  a: learnt.bot,
  b: bot,
  seats: values.seats.split(',').map(Number),
  options: [{}],
  milliseconds: Number(values.milliseconds),
  matches: Number(values.matches),
  elo: Number(values.elo),
  seed: values.seed,
});
