/**
 * Two things that make the search fast in engines of today, where modules are not bundled into one:
 *
 * - What is imported is looked up again at every use, a number too; a constant of the own module is one. So modules
 *   that work at every node import whole modules, and take out once what they need.
 * - What an array is, is looked up once per function and array. So all that a move changes lies in one: first the
 *   cells of the board, then what is told below.
 */
import * as board from './board.ts';
import * as lines from './lines.ts';

export const LINES_AT = board.CELLS;
export const SQUARES_AT = LINES_AT + lines.LINES;
export const KEY_AT = SQUARES_AT + board.KING + 1;
export const MEMORY = KEY_AT + 2;
