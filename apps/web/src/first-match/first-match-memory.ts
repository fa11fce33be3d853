import { type KeyValue, readJson } from '../device/key-value.ts';

/** What this device remembers of somebody's first match of a game. */
export type FirstMatchMemory =
  /** Somebody here knows the game: nothing is explained. */
  | { readonly isKnown: true }
  | {
      readonly isKnown: false;
      /** The first match; empty until one is begun. */
      readonly match: string;
      /** The card was read. */
      readonly hasBegun: boolean;
      /** The notes that were shown. */
      readonly told: readonly string[];
    };

const PREFIX = 'kast.first-match.';
const UNBEGUN: Extract<FirstMatchMemory, { readonly isKnown: false }> = {
  isKnown: false,
  match: '',
  hasBegun: false,
  told: [],
};

export function firstMatchOf(store: KeyValue, game: string): FirstMatchMemory | undefined {
  return readJson(store, PREFIX + game, isMemory);
}

export function rememberFirstMatch(store: KeyValue, game: string, memory: FirstMatchMemory): void {
  store.set(PREFIX + game, JSON.stringify(memory));
}

/**
 * Somebody sits down to a match on this device: it is their first, unless there has been one before.
 * `hasPlayed`: the device keeps others of the game, from before it remembered this.
 */
export function beginFirstMatch(
  store: KeyValue,
  game: string,
  match: string,
  hasPlayed: boolean,
): void {
  const memory = firstMatchOf(store, game);
  if (memory?.isKnown || memory?.hasBegun) return;
  if (!memory && hasPlayed) return rememberFirstMatch(store, game, { isKnown: true });
  return rememberFirstMatch(store, game, { ...(memory ?? UNBEGUN), match });
}

/** Explains everything once more, from the next match on. */
export function beginAnew(store: KeyValue, games: readonly string[]): void {
  for (const game of games) rememberFirstMatch(store, game, UNBEGUN);
}

function isMemory(value: unknown): value is FirstMatchMemory {
  if (typeof value !== 'object' || value === null) return false;
  const { isKnown, match, hasBegun, told } = value as Readonly<Record<string, unknown>>;
  if (isKnown === true) return true;
  return (
    isKnown === false &&
    typeof match === 'string' &&
    typeof hasBegun === 'boolean' &&
    Array.isArray(told) &&
    told.every((id) => typeof id === 'string')
  );
}
