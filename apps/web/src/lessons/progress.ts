import { type KeyValue, readJson } from '../device/key-value.ts';

/** The lessons of a game that somebody has solved on this device. */
export function solvedLessons(store: KeyValue, game: string): ReadonlySet<string> {
  return new Set(readJson(store, keyOf(game), isIds) ?? []);
}

export function rememberSolved(store: KeyValue, game: string, lesson: string): void {
  const solved = new Set(solvedLessons(store, game)).add(lesson);
  store.set(keyOf(game), JSON.stringify([...solved]));
}

function keyOf(game: string): string {
  return `kast.lessons.${game}`;
}

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
