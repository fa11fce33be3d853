import { type KeyValue, readJson } from '../device/key-value.ts';

/** What can be earned with one lesson or one puzzle. */
export const MOST_STARS = 3;

export type Course = 'lessons' | 'puzzles';

/** What somebody has solved on this device, and with how many stars: none where it was shown. */
export function starsOf(
  store: KeyValue,
  course: Course,
  game: string,
): ReadonlyMap<string, number> {
  const kept = readJson(store, keyOf(course, game), isKept) ?? {};
  // Before there were stars, only what was solved was kept.
  if (isList(kept)) return new Map(kept.map((id) => [id, 0]));
  return new Map(Object.entries(kept));
}

/** The best of all tries stays. */
export function rememberStars(
  store: KeyValue,
  course: Course,
  game: string,
  solved: { readonly id: string; readonly stars: number },
): void {
  const before = starsOf(store, course, game);
  const best = Math.max(before.get(solved.id) ?? 0, solved.stars);
  const all = new Map(before).set(solved.id, best);
  store.set(keyOf(course, game), JSON.stringify(Object.fromEntries(all)));
}

export function sumOfStars(stars: ReadonlyMap<string, number>): number {
  return [...stars.values()].reduce((sum, each) => sum + each, 0);
}

function keyOf(course: Course, game: string): string {
  return `kast.${course}.${game}`;
}

type Kept = readonly string[] | Readonly<Record<string, number>>;

function isKept(value: unknown): value is Kept {
  if (Array.isArray(value)) return value.every((id) => typeof id === 'string');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((stars) => typeof stars === 'number');
}

function isList(kept: Kept): kept is readonly string[] {
  return Array.isArray(kept);
}
