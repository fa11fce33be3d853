import type { HiddenThing } from '@kast/bots';
import type { LeibkoecheState } from '../rules/index.ts';

/** LK10.2: what lies on the king's table, until it is turned up. */
export function hidden({ king, revealed }: LeibkoecheState): readonly HiddenThing[] {
  if (revealed) return [];
  return king.map((what, index) => ({ where: `king-${index + 1}`, what }));
}
