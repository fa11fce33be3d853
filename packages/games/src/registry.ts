import type { GameBox } from './box/index.ts';
import { drunterUndDrueber } from './drunter-und-drueber/index.ts';
import { heuchelUndMeuchel } from './heuchel-und-meuchel/index.ts';
import { laCourtePaille } from './la-courte-paille/index.ts';
import { leibkoeche } from './leibkoeche/index.ts';
import { tablut } from './tablut/index.ts';

export * from './box/index.ts';

/** One line per game. */
export const registry: readonly GameBox[] = [
  tablut,
  heuchelUndMeuchel,
  drunterUndDrueber,
  laCourtePaille,
  leibkoeche,
];
