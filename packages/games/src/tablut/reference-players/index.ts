import type { AnyBot } from '@kast/bots';
import { flatMonteCarlo } from './flat-monte-carlo.ts';
import { materialSearch } from './material-search.ts';

/** What anybody would write first: whoever is to be called strong must beat them. */
export const referencePlayers: Readonly<Record<string, AnyBot>> = {
  'alpha-beta-3': materialSearch(3),
  'flat-monte-carlo': flatMonteCarlo,
};
