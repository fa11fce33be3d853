import type { PailleMove, PailleView } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';

/** A move that was not made yet, in words. */
export function advise(move: PailleMove, _view: PailleView, { table }: PailleTexts): string {
  const { advice } = table;
  switch (move.kind) {
    case 'pick':
      return advice.pick({ card: move.card });
    case 'take':
      return advice.take({ card: move.card });
    case 'cook':
      return advice.cook({ position: move.position });
    case 'land':
      if (move.from === 'pile') return advice.landPile;
      return move.from === 'menu'
        ? advice.landMenu({ card: move.card })
        : advice.landHand({ card: move.card });
    case 'carte':
      return advice.carte({ positions: move.positions });
    case 'eat':
      return advice.eat({ character: move.figure });
    default:
      throw new Error(`${move.kind} is for chance to decide`);
  }
}
