import { type Player, playerAt } from '../../box/texts/part.ts';
import type { HiddenName, HiddenThing } from '../../box/table-module.ts';
import { isCard } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';

/** `hand-2` by its player's name, `b5/2`, the second card from the top on b5. */
export function nameHidden(
  { where, what }: HiddenThing,
  texts: HeuchelTexts,
  players: readonly Player[],
): HiddenName {
  return {
    where: placeOf(where, texts, players),
    what: isCard(what) ? texts.names.card(what) : what,
  };
}

function placeOf(where: string, { table }: HeuchelTexts, players: readonly Player[]): string {
  const [place, seat] = where.split('-');
  if (place === 'hand') return playerAt(players, Number(seat)).name;
  const [field = '', height] = where.split('/');
  return table.hidden({ where: field, height: Number(height) });
}
