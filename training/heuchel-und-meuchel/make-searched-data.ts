import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { determinizedBot, preferred, type Weighed } from '@kast/bots';
import { must, pick, type Seat, seededRandom } from '@kast/kernel';
import {
  fastMove,
  positionOf,
} from '../../packages/games/src/heuchel-und-meuchel/bot/from-state.ts';
import { imaginedGame } from '../../packages/games/src/heuchel-und-meuchel/bot/imagined-game.ts';
import type { HeuchelSeen } from '../../packages/games/src/heuchel-und-meuchel/bot/imagined-positions.ts';
import { LEVELS } from '../../packages/games/src/heuchel-und-meuchel/bot/levels.ts';
import { PlayoutPolicy } from '../../packages/games/src/heuchel-und-meuchel/bot/playout-policy.ts';
import { POLICY_WEIGHTS } from '../../packages/games/src/heuchel-und-meuchel/bot/policy-weights.ts';
import {
  game,
  type HeuchelMove,
  type HeuchelState,
} from '../../packages/games/src/heuchel-und-meuchel/rules/index.ts';
import { writeRecords } from '../record-file.ts';
import { dealt, pliesByLot } from './dealt.ts';
import { glances } from './glances.ts';
import { isQuiet } from './quiet.ts';
import { RECORD_BYTES, writeChances, writeOutcome, writePosition } from './record.ts';

/**
 * Matches of the best level against itself, with few nodes a move: positions as records that `train.py` reads, and
 * decisions that `fit.py` reads.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'heuchel-2' },
    nodes: { type: 'string', default: '6000' },
    seconds: { type: 'string', default: '600' },
    out: { type: 'string', default: 'training/heuchel-und-meuchel/data/searched.bin' },
    decisions: { type: 'string', default: 'training/heuchel-und-meuchel/data/decisions.bin' },
  },
});

const SEATS = [2, 2, 2, 3, 4];
const MOST_KEPT = 200;

const { seed, out } = values;
const nodes = Number(values.nodes);
const seconds = Number(values.seconds);
const records = new Uint8Array(MOST_KEPT * RECORD_BYTES);
const policy = new PlayoutPolicy(POLICY_WEIGHTS);
let weighed: Weighed | undefined;
const bot = determinizedBot({
  levels: LEVELS,
  determinize: (seen: HeuchelSeen) => imaginedGame(seen, policy),
  decide(found) {
    weighed = found;
    return preferred(found.moves);
  },
});
writeFileSync(values.decisions, '');
writeRecords(
  { out, seed, recordBytes: RECORD_BYTES, positions: Infinity, seconds, made: { nodes } },
  playMatch,
);

function playMatch(match: number): Uint8Array {
  const random = seededRandom(`${seed}/${match}`);
  const lot = pliesByLot(random);
  const decisions: Float32Array[] = [];
  let state = dealt(random, SEATS);
  let count = 0;
  for (let ply = 0; ; ply++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    const position = positionOf(state);
    if (ply >= lot.to && isQuiet(position) && count < MOST_KEPT) {
      writePosition(records, count++ * RECORD_BYTES, position);
    }
    const [by = 'chance'] = turn.kind === 'seats' ? turn.seats : [];
    if (by === 'chance') state = game.apply(state, by, game.chance(state, random));
    else if (ply >= lot.from && ply < lot.to) {
      state = game.apply(state, by, pick(random, game.moves(state, by)));
    } else {
      const chances = search(state, by, `${seed}/${match} ${ply}`);
      // A roll does not change what is to be expected: chances after it tell of the position before it.
      if (count > 0) writeChances(records, (count - 1) * RECORD_BYTES, chances);
      const { moves } = must(weighed, 'what was weighed');
      decisions.push(decisionOf(state, by, match));
      state = game.apply(state, by, readMove(state, by, preferred(moves).key));
    }
  }
  for (let index = 0; index < count; index++) {
    writeOutcome(records, index * RECORD_BYTES, positionOf(state), match);
  }
  for (const decision of decisions)
    appendFileSync(values.decisions, new Uint8Array(decision.buffer));
  return records.slice(0, count * RECORD_BYTES);
}

function search(state: HeuchelState, viewer: Seat, thought: string): readonly number[] {
  const { seats, options } = state;
  const view = game.view(state, viewer);
  const seen = { viewer, seats, options, ply: 0, view, memory: undefined };
  const request = { level: 5, seed: thought, budget: { nodes }, clock: () => 0 } as const;
  return bot.choose(seen, request).estimate;
}

/** How many moves, the match, seats, die; then by move its share and what the policy sees in it. Nothing where it does not glance. */
function decisionOf(state: HeuchelState, by: Seat, match: number): Float32Array {
  const isWay =
    state.phase === 'moving' || (state.phase === 'going-on' && state.options.die === 'off');
  const { moves } = must(weighed, 'what was weighed');
  if (!isWay || moves.length < 2) return new Float32Array(0);
  const position = positionOf(state);
  const rows = moves.flatMap(({ key, share, value }) => [
    share,
    value,
    ...glances(position, fastMove(state, by, readMove(state, by, key))),
  ]);
  return Float32Array.from([moves.length, match, state.seats, position.hasDie ? 1 : 0, ...rows]);
}

function readMove(state: HeuchelState, by: Seat, text: string): HeuchelMove {
  const read = game.notation.parse(state, by, text);
  return must(read.ok ? read.value : undefined, text);
}
