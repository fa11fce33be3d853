import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SeatNet } from '@kast/bots';
import { pailleBot } from '../../packages/games/src/la-courte-paille/bot/index.ts';
import { openWeekNet } from '../../packages/games/src/la-courte-paille/bot/week-net.ts';
import { info } from '../../packages/games/src/la-courte-paille/info.ts';
import { compareBots } from '../compare-bots.ts';

/** The best level with a net in place of playouts against the one without, in single weeks, at equal processor time. */
const { values } = parseArgs({
  options: {
    /** A file; the net that is in use unless told. */
    net: { type: 'string' },
    seats: { type: 'string', default: '2' },
    milliseconds: { type: 'string', default: '50' },
    matches: { type: 'string', default: '400' },
    elo: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'compare' },
  },
});

const net = values.net ? new SeatNet(readFileSync(values.net)) : await openWeekNet();
await compareBots({
  game: info.id,
  a: pailleBot(net, () => true),
  b: pailleBot(),
  seats: values.seats.split(',').map(Number),
  options: [{ voyage: 'off' }],
  milliseconds: Number(values.milliseconds),
  matches: Number(values.matches),
  elo: Number(values.elo),
  seed: values.seed,
});
