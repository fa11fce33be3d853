import { parseArgs } from 'node:util';
import { pick, type Random, seatsOf, seededRandom } from '@kast/kernel';
import { positionOf } from '../../packages/games/src/heuchel-und-meuchel/bot/from-state.ts';
import {
  drawn,
  played,
  turnIn,
} from '../../packages/games/src/heuchel-und-meuchel/bot/imagined-game.ts';
import { worthTrying } from '../../packages/games/src/heuchel-und-meuchel/bot/legal-moves.ts';
import { PlayoutPolicy } from '../../packages/games/src/heuchel-und-meuchel/bot/playout-policy.ts';
import { POLICY_WEIGHTS } from '../../packages/games/src/heuchel-und-meuchel/bot/policy-weights.ts';
import {
  ARRANGING,
  type HeuchelPosition,
} from '../../packages/games/src/heuchel-und-meuchel/bot/position.ts';
import { writeRecords } from '../record-file.ts';
import { dealt, pliesByLot } from './dealt.ts';
import { isQuiet } from './quiet.ts';
import { RECORD_BYTES, writeOutcome, writePosition } from './record.ts';

/** Matches of the playout policy against itself, as records that `train.py` reads. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'heuchel-1' },
    positions: { type: 'string', default: '2000000' },
    seconds: { type: 'string', default: '600' },
    out: { type: 'string', default: 'training/heuchel-und-meuchel/data/positions.bin' },
  },
});

/** Two seats as often as all others together. */
const SEATS = [2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5];
/** Of the positions after the first one, so many in a hundred. */
const KEPT = 20;
const MOST_KEPT = 64;

const { seed, out } = values;
const policy = new PlayoutPolicy(POLICY_WEIGHTS);
const records = new Uint8Array(MOST_KEPT * RECORD_BYTES);
const positions = Number(values.positions);
const seconds = Number(values.seconds);
writeRecords(
  { out, seed, recordBytes: RECORD_BYTES, positions, seconds, made: { by: 'policy' } },
  playMatch,
);

function playMatch(match: number): Uint8Array {
  const random = seededRandom(`${seed}/${match}`);
  const position = laidOut(random);
  const lot = pliesByLot(random);
  let count = 0;
  for (let ply = 0; ; ply++) {
    const turn = turnIn(position);
    if (turn.kind === 'over') break;
    const isKept = count === 0 || random.below(100) < KEPT;
    if (ply >= lot.to && isKept && isQuiet(position) && count < MOST_KEPT) {
      writePosition(records, count++ * RECORD_BYTES, position);
    }
    const [by = 'chance'] = turn.kind === 'seats' ? turn.seats : [];
    if (by === 'chance') played(position, by, drawn(position, random));
    else if (ply >= lot.from && ply < lot.to) {
      played(position, by, pick(random, worthTrying(position, by)));
    } else played(position, by, policy.move(position, by, random));
  }
  for (let index = 0; index < count; index++) {
    writeOutcome(records, index * RECORD_BYTES, position, match);
  }
  return records.slice(0, count * RECORD_BYTES);
}

function laidOut(random: Random): HeuchelPosition {
  const position = positionOf(dealt(random, SEATS));
  for (const seat of position.phase === ARRANGING ? seatsOf(position.seats) : []) {
    if (!position.hasArranged(seat)) played(position, seat, policy.move(position, seat, random));
  }
  return position;
}
