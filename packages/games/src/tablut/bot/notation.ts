import { makeSquare } from './board.ts';
import { RUNNING, type TablutPosition } from './position.ts';

/** Moves one after another in notation, captures included, as far as the match goes. */
export function makeLine(position: TablutPosition, moves: readonly number[]): string[] {
  const line: string[] = [];
  for (const move of moves) {
    if (position.standing !== RUNNING) break;
    position.make(move);
    const taken = position.lastTaken().map((square) => `x${makeSquare(square)}`);
    line.push(`${makeSquare(move & 127)}-${makeSquare(move >> 7)}${taken.join('')}`);
  }
  for (let made = line.length; made > 0; made--) position.unmake();
  return line;
}
