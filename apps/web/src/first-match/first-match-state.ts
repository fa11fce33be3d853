import type { FirstMatch } from '@kast/games';
import type { Signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { OpenTable } from '../table/open-table.ts';
import type { Speech } from '../table/seat-words.ts';
import type { TableState } from '../table/table-state.ts';
import type { Companion } from './accompany.ts';

/** `later`: a match after the first, in which something may still be new. */
export type Role = 'first' | 'later' | 'experienced';

/** What a table knows of somebody's first match; everything else is fetched when it is wanted. */
export interface FirstMatchState {
  readonly role: Signal<Role>;
  /** Nothing is told before the card was read. */
  readonly isHeld: Signal<boolean>;
  /** Others play along: the card lies beside the board, which waits for nobody. */
  readonly isAside: Signal<boolean>;
  readonly isCardOpen: Signal<boolean>;
  /** Who goes along; undefined until everything that only beginners see has been fetched. */
  readonly companion: Signal<Companion | undefined>;
  readonly parts: Signal<Parts | undefined>;
  /** Shows the card, also to who has read it. */
  readonly showCard: (() => void) | undefined;
}

interface Parts {
  readonly guide: FirstMatch;
  /** Over the board. */
  readonly Accompaniment: FunctionComponent<AccompanimentProps>;
  /** Where there is room for it in the column of the notes. */
  readonly FirstCardPlace: FunctionComponent<AccompanimentProps>;
}

export interface AccompanimentProps {
  readonly speech: Speech;
  readonly open: OpenTable;
  readonly state: TableState;
  readonly first: FirstMatchState;
}
