import type { HiddenName, HiddenThing } from '../../box/table-module.ts';
import { isColour } from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';

/** The colour under what stands on a circle. */
export function nameHidden({ where, what }: HiddenThing, texts: DrunterTexts): HiddenName {
  return { where, what: isColour(what) ? texts.names.colour[what] : what };
}
