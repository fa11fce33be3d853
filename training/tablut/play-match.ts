import { findBestMove, type MoveValue } from '@kast/bots';
import { seededRandom } from '@kast/kernel';
import { pawnsTakenAt } from '../../packages/games/src/tablut/bot/capturing-moves.ts';
import { Evaluation } from '../../packages/games/src/tablut/bot/evaluation.ts';
import { LIGHT } from '../../packages/games/src/tablut/bot/pieces.ts';
import {
  KING_ESCAPED,
  KING_TAKEN,
  NO_MOVE,
  RUNNING,
  type TablutPosition,
} from '../../packages/games/src/tablut/bot/position.ts';
import { RandomMoves } from '../../packages/games/src/tablut/bot/random-moves.ts';
import { TablutSearch } from '../../packages/games/src/tablut/bot/search.ts';
import { WEIGHTS } from '../../packages/games/src/tablut/bot/weights.ts';
import { drawOptions, randomOpening } from './opening.ts';
import { RECORD_BYTES, settleOutcome, UNKNOWN, writeOutcome, writePosition } from './record.ts';

export interface PlayedMatch {
  readonly records: Uint8Array;
  readonly count: number;
  /** Options and outcome, as in `either light`. */
  readonly ending: string;
}

const MOST_PLIES = 240;
const LONGEST_ASIDE = 3;
/** Later than this after a capture, positions resemble each other: only some are kept. */
const FRESH_PLIES = 30;

/** One match from a random opening; the same for the same seed and nodes. */
export function playMatch(seed: string, nodes: number): PlayedMatch {
  const random = seededRandom(seed);
  const options = drawOptions(random);
  const evaluation = new Evaluation(WEIGHTS[options.kingCapture]);
  const position = randomOpening(options, random);
  const whim = random.below(2 ** 32);
  const searchOf = () => new TablutSearch(position, evaluation, whim);
  const moves = new RandomMoves(random);
  const records = new Uint8Array(2 * MOST_PLIES * RECORD_BYTES);
  let count = 0;

  const note = (best: MoveValue): void => {
    const forLight = position.turn === LIGHT ? best.value : -best.value;
    const isCapture = pawnsTakenAt(position, best.move >> 7) > 0;
    const estimate = evaluation.value(position);
    writePosition(records, count++, { position, options, forLight, estimate, isCapture });
  };

  /** What good players never reach, but a search looks at: a few moves by lot away from the match. */
  const lookAside = (): void => {
    const plies = 1 + random.below(LONGEST_ASIDE);
    let made = 0;
    while (made < plies && position.standing === RUNNING) {
      position.make(moves.pick(position));
      made++;
    }
    if (position.standing === RUNNING && isQuiet(searchOf())) {
      const { best } = findBestMove(searchOf(), { budget: { nodes }, clock: () => 0 });
      writeOutcome(records, count, UNKNOWN);
      note(best);
    }
    for (; made > 0; made--) position.unmake();
  };

  for (let ply = 0; ply < MOST_PLIES && position.standing === RUNNING; ply++) {
    const { best } = findBestMove(searchOf(), { budget: { nodes }, clock: () => 0 });
    const isFresh = position.quiet < FRESH_PLIES || random.below(4) === 0;
    if (isFresh && isQuiet(searchOf())) note(best);
    if (isFresh) lookAside();
    position.make(best.move);
  }
  const outcome = outcomeForLight(position);
  for (let at = 0; at < count; at++) settleOutcome(records, at, outcome);
  const ending = `${options.kingCapture} ${['dark', 'draw', 'light'][outcome + 1]}`;
  return { records: records.subarray(0, count * RECORD_BYTES), count, ending };
}

function isQuiet(search: TablutSearch): boolean {
  return search.winningMove() === 0 && !search.isPressed();
}

/** A match that went on for too long counts as drawn. */
export function outcomeForLight(position: TablutPosition): number {
  const { standing, turn } = position;
  if (standing !== KING_TAKEN && standing !== KING_ESCAPED && standing !== NO_MOVE) return 0;
  return turn === LIGHT ? -1 : 1;
}
