import type { HiddenName, HiddenThing } from '../../box/table-module.ts';
import { KINDS } from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';

/** `king-3`: a place of the king's table. */
export function nameHidden({ where, what }: HiddenThing, texts: LeibkoecheTexts): HiddenName {
  const kind = KINDS.find((each) => each === what);
  return {
    where: texts.table.place.covered({ place: Number(where.split('-')[1]) }),
    what: kind ? texts.names.kind[kind] : what,
  };
}
