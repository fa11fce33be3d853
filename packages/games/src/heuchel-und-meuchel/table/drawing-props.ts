import type { Viewer } from '@kast/kernel';
import type { RefObject } from 'preact';
import type { HeuchelMove, HeuchelView, KnownColumn } from '../rules/index.ts';
import type { House } from './geometry.ts';
import type { Hand } from './interaction.ts';
import type { LastSeen } from './last-seen.ts';
import type { Ghost } from './use-happened.ts';

/** Everything that is drawn of a table. */
export interface DrawingProps {
  readonly view: HeuchelView;
  /** As they are to be drawn: with the own hand laid out while it is being arranged. */
  readonly columns: readonly KnownColumn[];
  readonly viewer: Viewer;
  readonly house: House;
  readonly names: readonly string[];
  readonly last: LastSeen | undefined;
  readonly hint: HeuchelMove | undefined;
  readonly hand: Hand;
  /** The seat whose column is played here, and where its selected stack can go. */
  readonly seat: number | undefined;
  readonly targets: readonly number[];
  readonly takeable: readonly number[];
  readonly over?: number | undefined;
  readonly ghosts?: readonly Ghost[];
  /** What it is called where the drawing is all there is; otherwise the grid over it speaks. */
  readonly label?: string;
  readonly drawing?: RefObject<SVGSVGElement | null>;
  readonly lifted?: RefObject<SVGGElement | null>;
}
