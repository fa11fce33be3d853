import type { GameBox } from '@kast/games';
import { must } from '@kast/kernel';
import type { RefereeDesk } from './referee-desk.ts';

/**
 * Judges on the page. One throw takes some milliseconds, and what flies it is there already, to show the
 * flight: in a worker half a megabyte would have to be fetched a second time.
 */
export function pageReferee(open: GameBox['referee']): RefereeDesk {
  return {
    async judge({ game, state }) {
      const referee = await must(open, `the referee of ${game.info.id}`)();
      return referee.judge(state);
    },
  };
}
