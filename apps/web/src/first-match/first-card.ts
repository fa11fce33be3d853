import type { KeyValue } from '../device/key-value.ts';
import { firstMatchOf, rememberFirstMatch } from './first-match-memory.ts';
import type { FirstMatchState } from './first-match-state.ts';

type CardShown = Pick<FirstMatchState, 'role' | 'isCardOpen' | 'isHeld' | 'isAside'>;

/** Whoever has read the card begins, also where it was answered in another window first. */
export function beginFirst(first: CardShown, store: KeyValue, game: string): void {
  const memory = firstMatchOf(store, game);
  if (memory?.isKnown === false) rememberFirstMatch(store, game, { ...memory, hasBegun: true });
  putAway(first);
}

/** Nothing more is to be explained. */
export function knowGame(first: CardShown, store: KeyValue, game: string): void {
  rememberFirstMatch(store, game, { isKnown: true });
  first.role.value = 'experienced';
  putAway(first);
}

function putAway({ isCardOpen, isHeld, isAside }: CardShown): void {
  for (const shown of [isCardOpen, isHeld, isAside]) shown.value = false;
}
