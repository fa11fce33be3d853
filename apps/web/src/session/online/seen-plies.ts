import type { KeyValue } from '../../device/key-value.ts';
import { newestKept } from '../../device/newest-kept.ts';

/** How far this device has seen each online match, so that a returning player is shown the rest. */
export interface SeenPlies {
  get(id: string): number;
  set(id: string, ply: number): void;
}

const KEY = 'kast.seen';
const MATCHES_TO_KEEP = 60;

type Seen = readonly [id: string, ply: number];

export function seenPlies(store: KeyValue, key = KEY): SeenPlies {
  const kept = newestKept<Seen>(store, {
    key,
    most: MATCHES_TO_KEEP,
    matchOf: ([id]) => id,
    isKept: isSeen,
  });
  return {
    get: (id) => kept.get(id)?.[1] ?? 0,
    set: (id, ply) => void kept.put([id, ply]),
  };
}

function isSeen(value: unknown): value is Seen {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]);
}
