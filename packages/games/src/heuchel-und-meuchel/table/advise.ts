import { enumerated } from '../../box/texts/enumerated.ts';
import { type Player, playerOrSeat } from '../../box/texts/part.ts';
import { type Card, type HeuchelMove, type HeuchelView, mustRemember } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';

/** A move that was not made yet, in words. */
export function advise(
  move: HeuchelMove,
  view: HeuchelView,
  texts: HeuchelTexts,
  players: readonly Player[] = [],
): string {
  const { advice } = texts.table;
  switch (move.kind) {
    case 'arrange':
      return advice.arrange({ items: enumerated(move.stacks.map(stackIn(texts)), texts.table) });
    case 'move': {
      const { from, to } = move;
      const height = heightAt(view, from);
      const count = move.count || height;
      return count < height
        ? advice.moveTop({ count, from, to })
        : advice.move({ count, from, to });
    }
    case 'take': {
      const ownerOf = playerOrSeat(texts, players);
      const lots = move.lots.map(({ column, count }) => ({ owner: ownerOf(column), count }));
      return advice.take({ lots });
    }
    case 'leave':
      return advice.leave;
    case 'again':
      return view.options.die === 'on' ? advice.rollAgain : advice.moveAgain;
    case 'stop':
      return advice.stop;
    case 'remove':
      return advice.remove({ row: move.row });
    default:
      throw new Error(`${move.kind} is for chance to decide`);
  }
}

/** Beside a table that numbers the cards of every stack (HM2.3), and marks all that is to be taken (HM4.1). */
export function adviseShown(
  move: HeuchelMove,
  _view: HeuchelView,
  { table: { advice } }: HeuchelTexts,
): string | undefined {
  if (move.kind === 'arrange') return advice.arrangeShown({ count: move.stacks.length });
  if (move.kind !== 'take' || move.lots.length < 2) return undefined;
  return advice.takeShown({ count: move.lots.reduce((sum, { count }) => sum + count, 0) });
}

/** HM8.3: while one must remember oneself, advice goes by what lies open. */
export function adviceLimit(view: HeuchelView, { table }: HeuchelTexts): string | undefined {
  return mustRemember(view) ? table.advice.limit : undefined;
}

/** From the top. */
function stackIn({ table }: HeuchelTexts): (cards: readonly Card[]) => string {
  return (cards) => table.advice.stack({ cards });
}

/** Of the own stack: a move without a number takes all of it along. */
function heightAt({ columns, onTurn }: HeuchelView, row: number): number {
  return columns[onTurn - 1]?.[row - 1]?.cards.length ?? 1;
}
