import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SeatNet } from '@kast/bots';
import { everyCombination, must } from '@kast/kernel';
import { bot } from '../../packages/games/src/heuchel-und-meuchel/bot/index.ts';
import { info } from '../../packages/games/src/heuchel-und-meuchel/info.ts';
import { compareBots } from '../compare-bots.ts';
import { netBot } from './net-bot.ts';

/** The best level with a net in place of playouts against the one without, at equal processor time. */
const { values } = parseArgs({
  options: {
    net: { type: 'string' },
    /** For matches with the die, where that is another one. */
    'net-die': { type: 'string' },
    seats: { type: 'string', default: '2' },
    die: { type: 'string' },
    milliseconds: { type: 'string', default: '50' },
    matches: { type: 'string', default: '400' },
    elo: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'compare' },
  },
});

const path = must(values.net, 'a file with a net');
const without = new SeatNet(readFileSync(path));
const withDie = new SeatNet(readFileSync(values['net-die'] ?? path));
await compareBots({
  game: info.id,
  a: netBot(({ hasDie }) => (hasDie ? withDie : without)),
  b: bot,
  seats: values.seats.split(',').map(Number),
  options: everyCombination(info.options).filter(
    ({ die }) => values.die === undefined || die === values.die,
  ),
  milliseconds: Number(values.milliseconds),
  matches: Number(values.matches),
  elo: Number(values.elo),
  seed: values.seed,
});
