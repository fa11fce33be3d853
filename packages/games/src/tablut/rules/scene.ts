import { defaultOptions } from '@kast/kernel';
import { info, type TablutOptions } from '../info.ts';
import type { Side } from './board.ts';
import { parseDiagram } from './diagram.ts';
import { beginWith, type TablutState } from './state.ts';

/** A match that begins with a drawn board: for tests, lessons and the diagrams of the rulebook. */
export function scene(
  turn: Side,
  drawing: string,
  options: Partial<TablutOptions> = {},
): TablutState {
  const board = parseDiagram(drawing);
  return beginWith({ board, turn, options: { ...defaultOptions(info.options), ...options } });
}
