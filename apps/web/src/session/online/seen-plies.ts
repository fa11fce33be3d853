import { type KeyValue, readJson } from '../../device/key-value.ts';

/** How far this device has seen each online match, so that a returning player is shown the rest. */
export interface SeenPlies {
  get(id: string): number;
  set(id: string, ply: number): void;
}

const KEY = 'kast.seen';
const MATCHES_TO_KEEP = 60;

type Seen = readonly (readonly [id: string, ply: number])[];

export function seenPlies(store: KeyValue, key = KEY): SeenPlies {
  const all = (): Seen => readJson(store, key, isSeen) ?? [];
  return {
    get: (id) => all().find(([known]) => known === id)?.[1] ?? 0,
    set(id, ply) {
      const others = all().filter(([known]) => known !== id);
      const kept: Seen = [[id, ply] as const, ...others].slice(0, MATCHES_TO_KEEP);
      store.set(key, JSON.stringify(kept));
    },
  };
}

function isSeen(value: unknown): value is Seen {
  return Array.isArray(value) && value.every(isSeenPly);
}

function isSeenPly(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]);
}
