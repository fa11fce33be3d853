import type { TablutMove, TablutState } from '../rules/index.ts';
import * as rules from '../rules/index.ts';
import { parsePositionKey } from '../rules/repetition.ts';
import { columnOf, rowOf, squareAt } from './board.ts';
import { DARK, LIGHT, type Placement } from './pieces.ts';
import { TablutPosition } from './position.ts';
import { threatOf } from './threat-log.ts';

/** The fast position of a match that is running. */
export function positionOf(state: TablutState): TablutPosition {
  const position = new TablutPosition(state.options);
  position.setUp(placementOf(state.board, state.turn), {
    quiet: state.quietPlies,
    pressing: state.answering,
    positions: state.positions.map((key) => {
      const { board, turn } = parsePositionKey(key);
      return placementOf(board, turn);
    }),
    threats: state.threatCounts.map(({ from, to, king, times }) => ({
      threat: threatOf(fastSquare(from), fastSquare(to), fastSquare(king)),
      times,
    })),
  });
  return position;
}

export function fastMove({ from, to }: TablutMove): number {
  return fastSquare(from) | (fastSquare(to) << 7);
}

export function rulesMove(move: number): TablutMove {
  return { from: rulesSquare(move & 127), to: rulesSquare(move >> 7) };
}

function rulesSquare(square: number): rules.Square {
  return rules.squareAt(columnOf(square), rowOf(square));
}

function fastSquare(square: rules.Square): number {
  return squareAt(rules.columnOf(square), rules.rowOf(square));
}

function placementOf(board: rules.Board, turn: rules.Side): Placement {
  const standing = (piece: rules.Piece): number[] =>
    rules.SQUARES.filter((square) => board[square] === piece).map(fastSquare);
  return {
    light: standing(rules.DEFENDER),
    dark: standing(rules.ATTACKER),
    king: fastSquare(rules.kingSquare(board)),
    turn: turn === 'light' ? LIGHT : DARK,
  };
}
