import { type KeyValue, readJson } from './key-value.ts';

/** What a device keeps of each of the latest matches: the longest untouched is forgotten first. */
export interface NewestKept<Kept> {
  get(match: string): Kept | undefined;
  /** False where the device would not keep it. */
  put(kept: Kept): boolean;
  remove(match: string): void;
}

interface HowKept<Kept> {
  readonly key: string;
  readonly most: number;
  readonly matchOf: (kept: Kept) => string;
  readonly isKept: (value: unknown) => value is Kept;
}

export function newestKept<Kept>(
  store: KeyValue,
  { key, most, matchOf, isKept }: HowKept<Kept>,
): NewestKept<Kept> {
  const areKept = (value: unknown): value is readonly Kept[] =>
    Array.isArray(value) && value.every(isKept);
  const all = (): readonly Kept[] => readJson(store, key, areKept) ?? [];
  const without = (match: string): readonly Kept[] =>
    all().filter((kept) => matchOf(kept) !== match);
  const write = (kept: readonly Kept[]): boolean =>
    store.set(key, JSON.stringify(kept.slice(0, most)));
  return {
    get: (match) => all().find((kept) => matchOf(kept) === match),
    put: (kept) => write([kept, ...without(matchOf(kept))]),
    remove: (match) => void write(without(match)),
  };
}
