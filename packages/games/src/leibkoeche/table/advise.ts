import { must } from '@kast/kernel';
import { CARPET, type LeibkoecheMove, makeTile } from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/texts.ts';
import { turnMeant } from './toss/strength.ts';

/** A move as advice. What chance decides is never advised. */
export function advise(move: LeibkoecheMove, { table }: LeibkoecheTexts): string {
  const { advice } = table;
  switch (move.kind) {
    case 'put':
      return advice.put(makeTile(move.tile));
    case 'leave':
      return advice.leave;
    case 'shift':
      return advice.shift(move.garnish, move.end);
    case 'from':
      return advice.from(makeTile(move.tile));
    case 'toss':
      return advice.toss(turnMeant(move.toss));
    case 'walk': {
      const end = must(move.tiles.at(-1), 'a step');
      return end === CARPET ? advice.walkToKing : advice.walk(makeTile(end));
    }
    case 'take':
      return advice.take;
    case 'skip':
      return advice.skip;
    case 'tray':
      return advice.tray(move.place);
    case 'peek':
      return move.place === null ? advice.peekNone : advice.peek(move.place);
    case 'keep':
      return advice.keep(move.face);
    case 'swap':
      return advice.swap(makeTile(move.tile));
    case 'lay':
      return advice.lay(makeTile(move.tile), move.face);
    case 'order':
      return advice.order(move.places);
    default:
      return '';
  }
}
