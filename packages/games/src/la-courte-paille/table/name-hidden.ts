import { type Player, playerAt } from '../../box/texts/part.ts';
import type { HiddenName, HiddenThing } from '../../box/table-module.ts';
import { isCard } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';

/** `hand-2` by its player's name, `week-3` as the table calls that day. */
export function nameHidden(
  { where, what }: HiddenThing,
  texts: PailleTexts,
  players: readonly Player[],
): HiddenName {
  const [place, number] = where.split('-');
  const position = Number(number);
  return {
    where:
      place === 'hand'
        ? playerAt(players, position).name
        : texts.table.weekCard.hidden({ position }),
    what: isCard(what) ? texts.names.card(what) : what,
  };
}
