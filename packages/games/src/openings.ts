import type { Openings } from './box/openings.ts';
import { openings as drunter } from './drunter-und-drueber/openings.ts';
import { openings as heuchel } from './heuchel-und-meuchel/openings.ts';
import { openings as paille } from './la-courte-paille/openings.ts';
import { openings as tablut } from './tablut/openings.ts';

/** By the id of the game; none where matches begin with what was drawn by lot. Only a server counts them. */
export const OPENINGS: Readonly<Record<string, Openings>> = {
  tablut,
  'heuchel-und-meuchel': heuchel,
  'drunter-und-drueber': drunter,
  'la-courte-paille': paille,
};
