import { must } from '@kast/kernel';
import { CARPET, type LeibkoecheMove, type LeibkoecheView, makeTile } from '../rules/index.ts';
import { laidOn } from '../texts/laid-on.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';
import { turnMeant } from '../toss/zones.ts';

/** A move that was not made yet, in words. */
export function advise(
  move: LeibkoecheMove,
  _view: LeibkoecheView,
  { table }: LeibkoecheTexts,
): string {
  const { advice } = table;
  switch (move.kind) {
    case 'put':
    case 'from':
    case 'swap':
      return advice[move.kind]({ tile: makeTile(move.tile) });
    case 'leave':
    case 'take':
    case 'skip':
      return advice[move.kind];
    case 'shift':
      return advice.shift({ kind: move.garnish, end: move.end });
    case 'toss':
      return advice.toss({ toss: turnMeant(move.toss) });
    case 'walk': {
      const end = must(move.tiles.at(-1), 'a step');
      return end === CARPET ? advice.walkToKing : advice.walk({ tile: makeTile(end) });
    }
    case 'tray':
      return advice.tray({ place: move.place });
    case 'peek':
      return move.place === null ? advice.peekNone : advice.peek({ place: move.place });
    case 'keep':
      return advice.keep({ face: move.face });
    case 'lay':
      return advice.lay({ tile: makeTile(move.tile), face: move.face });
    case 'order':
      return advice.order({ order: laidOn(move.places) });
    default:
      throw new Error(`${move.kind} is for chance to decide`);
  }
}
