import { dayName, type GameBox, type PuzzleOfTheDay, puzzleOfTheDay } from '@kast/games';
import { type KeyValue, readJson } from '../device/key-value.ts';

/** Where the puzzle of a day stands among those of this game; undefined where it is another game's. */
export function placeOfDay(
  day: string | undefined,
  game: string,
  { games, puzzles }: { readonly games: readonly GameBox[]; readonly puzzles: number },
): number | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || dayName(midnight) !== day) return undefined;
  const due: PuzzleOfTheDay = puzzleOfTheDay(midnight, games.length);
  return games[due.game]?.info.id === game ? due.puzzle % puzzles : undefined;
}

/** The stars of a day's puzzle: only of the last one that was solved, to greet with. */
export function starsOfDay(store: KeyValue, day: string): number | undefined {
  const kept = readJson(store, KEY, isSolvedDay);
  return kept?.day === day ? kept.stars : undefined;
}

export function rememberDay(store: KeyValue, day: string, stars: number): void {
  const best = Math.max(starsOfDay(store, day) ?? 0, stars);
  store.set(KEY, JSON.stringify({ day, stars: best } satisfies SolvedDay));
}

const KEY = 'kast.puzzle-of-the-day';

interface SolvedDay {
  readonly day: string;
  readonly stars: number;
}

function isSolvedDay(value: unknown): value is SolvedDay {
  const { day, stars } = (value ?? {}) as Partial<SolvedDay>;
  return typeof day === 'string' && typeof stars === 'number';
}
