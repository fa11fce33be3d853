import type { Store } from '../store/store.ts';
import type { Shelf } from './shelf.ts';
import type { Tables } from './tables.ts';

/** What the acts of this room work with. */
export interface House {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly tables: Tables;
  /** Signs cookies and invitations. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
