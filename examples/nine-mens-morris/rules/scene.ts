import { defaultOptions } from '@kast/kernel';
import { info } from '../info.ts';
import { EMPTY, put, type Side } from './board.ts';
import { GRID_SIZE, pointAt } from './points.ts';
import { type MorrisState, positionKey } from './state.ts';

export interface SceneParts {
  readonly turn?: Side;
  readonly options?: Partial<MorrisState['options']>;
  /** What light and dark have yet to place; nothing unless told. */
  readonly inHand?: readonly [number, number];
}

/**
 * A position for lessons, diagrams and tests, as a person draws it, row 7 on top, with or without the
 * letters and numbers round it: `L` light, `D` dark, `.` an empty point, spaces and dashes for the rest.
 */
export function scene(drawing: string, parts: SceneParts = {}): MorrisState {
  const rows = drawing.split('\n').flatMap((line) => /^\s*\d (.*)$/.exec(line)?.[1] ?? []);
  if (rows.length !== GRID_SIZE) throw new Error(`not a drawing of the board:\n${drawing}`);
  let board = EMPTY.repeat(24);
  rows.toReversed().forEach((line, row) => {
    for (let column = 0; column < GRID_SIZE; column++) {
      const point = pointAt(column, row);
      const mark = line.charAt(2 * column);
      if (point !== undefined && (mark === 'L' || mark === 'D')) board = put(board, point, mark);
    }
  });
  const { turn = 'light', inHand: [light, dark] = [0, 0] } = parts;
  return {
    options: { ...defaultOptions(info.options), ...parts.options },
    board,
    inHand: { light, dark },
    turn,
    positions: [positionKey({ board, turn })],
    quietPlies: 0,
    outcome: null,
  };
}
