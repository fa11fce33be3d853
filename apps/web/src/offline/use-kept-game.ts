import { useEffect } from 'preact/hooks';
import { isOnline, keepGames, keptGames } from './kept-games.ts';

/** Whoever opens a game has it from then on, also without a connection. */
export function useKeptGame(id: string): void {
  const isThere = keptGames.value?.has(id) ?? true;
  const canFetch = isOnline.value && !isThere;
  useEffect(() => {
    // Where there is no room for it, it is fetched whenever it is opened.
    if (canFetch) void keepGames([id]).catch(() => undefined);
  }, [id, canFetch]);
}
