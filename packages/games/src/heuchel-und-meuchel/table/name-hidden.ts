import { type Player, playerAt } from '../../box/texts/part.ts';
import type { HiddenName, HiddenThing } from '../../box/table-module.ts';
import { isCard } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';

/** `hand-2` by its player's name, `b5/2`, the second card from the top on b5, as it is. */
export function nameHidden(
  { where, what }: HiddenThing,
  texts: HeuchelTexts,
  players: readonly Player[],
): HiddenName {
  const [place, seat] = where.split('-');
  return {
    where: place === 'hand' ? playerAt(players, Number(seat)).name : where,
    what: isCard(what) ? texts.names.card(what) : what,
  };
}
