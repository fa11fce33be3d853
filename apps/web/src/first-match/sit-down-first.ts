import { registry } from '@kast/games';
import { deviceStore } from '../device/device-store.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { beginAnew, beginFirstMatch } from './first-match-memory.ts';

/** Somebody at this device sits down to a match: where it is the first of its game, they are accompanied. */
export function sitDownFirst(game: string, match: string): void {
  const hasPlayed = matchesHere.all().some((saved) => saved.game === game && saved.id !== match);
  beginFirstMatch(deviceStore, game, match, hasPlayed);
}

/** Everything is explained once more, with the next match of each game. */
export function explainAnew(): void {
  beginAnew(
    deviceStore,
    registry.map(({ info }) => info.id),
  );
}
