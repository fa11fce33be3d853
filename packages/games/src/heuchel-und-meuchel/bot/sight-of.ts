import type { Step, Viewer } from '@kast/kernel';
import { game, type HeuchelMove, type HeuchelState } from '../rules/index.ts';

/**
 * What a seat sees of a step, in short: all is done in the open but dealing and arranging, and a card
 * that was hidden is seen when it comes to lie on top (HM8.1).
 */
export function sightOf(
  { before, by, move, after }: Step<HeuchelState, HeuchelMove>,
  viewer: Viewer,
): string {
  const isOpen = move.kind !== 'deal' && (move.kind !== 'arrange' || by === viewer);
  const seen = isOpen ? game.notation.make(before, move) : move.kind;
  return seen + (NEWS.has(move.kind) ? shownIn(after) : '');
}

/** After these another card may lie on top, or one has left the board. */
const NEWS: ReadonlySet<HeuchelMove['kind']> = new Set(['arrange', 'move', 'take', 'remove']);

function shownIn({ columns, gone }: HeuchelState): string {
  const tops = columns.map((column) => column.map((pile) => pile?.cards[0]?.card ?? '').join());
  return [...tops, ...gone].join('/');
}
