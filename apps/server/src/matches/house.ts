import type { Means } from './means.ts';
import type { Shelf } from './shelf.ts';
import type { Tables } from './tables.ts';

/** What the acts of this room work with. */
export interface House extends Means {
  readonly shelf: Shelf;
  readonly tables: Tables;
  /** How many running matches one guest may have made. */
  readonly matchesPerGuest: number;
  /** Signs cookies and invitations. */
  readonly secret: string;
}
