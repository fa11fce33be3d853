import type { JSX } from 'preact';
import type { Figure } from '../../rules/index.ts';
import boy from './pictures/boy.svg';
import captain from './pictures/captain.svg';
import coco from './pictures/coco.svg';
import cook from './pictures/cook.svg';
import fortuneTeller from './pictures/fortune-teller.svg';
import lookout from './pictures/lookout.svg';
import rat from './pictures/rat.svg';

/** Half-length in a porthole, told by its silhouette alone; `tone` is the ink of its cards. */
export const FIGURES_DRAWN: Readonly<Record<Figure, { portrait: string; tone: string }>> = {
  C: { portrait: captain, tone: '#2d4f7c' },
  G: { portrait: cook, tone: '#b23c2a' },
  B: { portrait: boy, tone: '#2a7196' },
  L: { portrait: lookout, tone: '#8f5c0e' },
  R: { portrait: rat, tone: '#5b5160' },
  F: { portrait: fortuneTeller, tone: '#74337c' },
  X: { portrait: coco, tone: '#1f7a3a' },
};

export function Portrait({ figure }: { readonly figure: Figure }): JSX.Element {
  return <img src={FIGURES_DRAWN[figure].portrait} alt="" />;
}
