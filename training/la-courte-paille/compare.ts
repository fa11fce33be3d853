import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { must } from '@kast/kernel';
import { bot } from '../../packages/games/src/la-courte-paille/bot/index.ts';
import { info } from '../../packages/games/src/la-courte-paille/info.ts';
import { compareBots } from '../compare-bots.ts';
import { SeatNet } from '../seat-net/seat-net.ts';
import { netBot } from './net-bot.ts';

/** The best level with a net in place of playouts against the one without, in single weeks, at equal processor time. */
const { values } = parseArgs({
  options: {
    net: { type: 'string' },
    seats: { type: 'string', default: '2' },
    milliseconds: { type: 'string', default: '50' },
    matches: { type: 'string', default: '400' },
    elo: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'compare' },
  },
});

const net = new SeatNet(readFileSync(must(values.net, 'a file with a net')));
await compareBots({
  game: info.id,
  a: netBot(net),
  b: bot,
  seats: values.seats.split(',').map(Number),
  options: [{ voyage: 'off' }],
  milliseconds: Number(values.milliseconds),
  matches: Number(values.matches),
  elo: Number(values.elo),
  seed: values.seed,
});
