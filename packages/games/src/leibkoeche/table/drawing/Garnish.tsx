import type { JSX } from 'preact';
import type { Kind } from '../../rules/index.ts';
import bacon from './pictures/bacon.svg';
import cheese from './pictures/cheese.svg';
import cherries from './pictures/cherries.svg';
import chocolate from './pictures/chocolate.svg';
import herbs from './pictures/herbs.svg';
import lemon from './pictures/lemon.svg';

const PICTURES: Readonly<Record<Kind, string>> = {
  A: cherries,
  B: cheese,
  C: bacon,
  D: lemon,
  E: chocolate,
  F: herbs,
};

/** What lies on a pancake, around 0, 0: told by its shape as well as by its colour. */
export function Garnish({ kind }: { readonly kind: Kind }): JSX.Element {
  return <image href={PICTURES[kind]} x="-36" y="-29" width="72" height="58" />;
}
