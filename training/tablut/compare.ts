import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBestMove } from '@kast/bots';
import { must, seededRandom } from '@kast/kernel';
import { Evaluation } from '../../packages/games/src/tablut/bot/evaluation.ts';
import type { PositionOptions } from '../../packages/games/src/tablut/bot/pieces.ts';
import { LIGHT } from '../../packages/games/src/tablut/bot/pieces.ts';
import { RUNNING, TablutPosition } from '../../packages/games/src/tablut/bot/position.ts';
import {
  type PositionEvaluation,
  TablutSearch,
} from '../../packages/games/src/tablut/bot/search.ts';
import { WEIGHTS } from '../../packages/games/src/tablut/bot/weights.ts';
import { parseNet } from './net/net.ts';
import { NetEvaluation } from './net/net-evaluation.ts';
import { drawOptions, randomOpening } from './opening.ts';
import { outcomeForLight } from './play-match.ts';
import { logLikelihoodRatio, told, type Score } from './sprt.ts';

/**
 * A net against the hand-made evaluation at equal processor time: both play both sides of each opening,
 * until the sequential test says that it is better by `--elo` or not better at all.
 */
const { values } = parseArgs({
  options: {
    net: { type: 'string' },
    milliseconds: { type: 'string', default: '20' },
    matches: { type: 'string', default: '400' },
    elo: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'compare' },
  },
});

const MOST_PLIES = 300;
/** Error probabilities of one in twenty, either way. */
const CERTAIN = Math.log(19);

const net = parseNet(readFileSync(must(values.net, 'a file with a net')));
const milliseconds = Number(values.milliseconds);
const score: Score = { wins: 0, draws: 0, losses: 0 };
for (let pair = 0; 2 * pair < Number(values.matches); pair++) {
  const random = seededRandom(`${values.seed}/${pair}`);
  const options = drawOptions(random);
  const opening = movesOf(randomOpening(options, random));
  const handMade = new Evaluation(WEIGHTS[options.kingCapture]);
  const learnt = new NetEvaluation(net, new Evaluation(WEIGHTS[options.kingCapture]));
  count(play(options, opening, learnt, handMade, pair));
  count(-play(options, opening, handMade, learnt, pair));
  const ratio = logLikelihoodRatio(score, Number(values.elo));
  if (pair % 5 === 4 || Math.abs(ratio) > CERTAIN) print(told(score, Number(values.elo)));
  if (Math.abs(ratio) > CERTAIN) break;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function count(result: number): void {
  if (result > 0) score.wins++;
  else if (result < 0) score.losses++;
  else score.draws++;
}

/** The outcome for light. */
function play(
  options: PositionOptions,
  opening: readonly number[],
  light: PositionEvaluation,
  dark: PositionEvaluation,
  whim: number,
): number {
  const position = new TablutPosition(options);
  for (const move of opening) position.make(move);
  const limits = { budget: { milliseconds }, clock: processorTime };
  for (let ply = 0; ply < MOST_PLIES && position.standing === RUNNING; ply++) {
    const search = new TablutSearch(position, position.turn === LIGHT ? light : dark, whim);
    position.make(findBestMove(search, limits).best.move);
  }
  return outcomeForLight(position);
}

function movesOf(position: TablutPosition): readonly number[] {
  return Array.from({ length: position.ply }, (_, ply) => position.madeAt(ply) & 0x3fff);
}

/** Of this thread alone, so that other work on the machine does not count. */
function processorTime(): number {
  return process.threadCpuUsage().user / 1000;
}
