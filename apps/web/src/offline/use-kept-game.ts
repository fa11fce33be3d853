import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isOnline, keepGames, keptGames } from './kept-games.ts';

/** Whoever opens a game has it from then on, also without a connection. Nothing is drawn anew for it. */
export function useKeptGame(id: string): void {
  useEffect(
    () =>
      effect(() => {
        const isThere = keptGames.value?.has(id) ?? true;
        // Where there is no room for it, it is fetched whenever it is opened.
        if (isOnline.value && !isThere) void keepGames([id]).catch(() => undefined);
      }),
    [id],
  );
}
