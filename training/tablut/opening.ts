import type { Random } from '@kast/kernel';
import type { PositionOptions } from '../../packages/games/src/tablut/bot/pieces.ts';
import { RUNNING, TablutPosition } from '../../packages/games/src/tablut/bot/position.ts';
import { RandomMoves } from '../../packages/games/src/tablut/bot/random-moves.ts';

const LONGEST_OPENING = 12;

export function drawOptions(random: Random): PositionOptions {
  return {
    kingCapture: random.below(2) === 0 ? 'either' : 'hard',
    king: random.below(5) === 0 ? 'unarmed' : 'armed',
    palacePassage: random.below(4) === 0 ? 'open' : 'closed',
    drawAfter: 100,
  };
}

export function randomOpening(options: PositionOptions, random: Random): TablutPosition {
  const position = new TablutPosition(options);
  const moves = new RandomMoves(random);
  const plies = 1 + random.below(LONGEST_OPENING);
  for (let ply = 0; ply < plies && position.standing === RUNNING; ply++) {
    position.make(moves.pick(position));
  }
  return position.standing === RUNNING ? position : randomOpening(options, random);
}
