import { registry } from '@kast/games';
import { deviceStore } from '../device/device-store.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { beginAnew, beginFirstMatch, firstMatchOf } from './first-match-memory.ts';

/** Somebody at this device sits down to a match: where it is the first of its game, they are accompanied. */
export function sitDownFirst(game: string, match: string): void {
  beginFirstMatch(deviceStore, game, match, hasPlayed(game, match));
}

/** Nobody at this device has begun a match of this game yet. */
export function isNewcomer(game: string): boolean {
  const memory = firstMatchOf(deviceStore, game);
  return memory ? !memory.isKnown && !memory.hasBegun : !hasPlayed(game);
}

function hasPlayed(game: string, besides?: string): boolean {
  return matchesHere.all().some((saved) => saved.game === game && saved.id !== besides);
}

/** Everything is explained once more, with the next match of each game. */
export function explainAnew(): void {
  beginAnew(
    deviceStore,
    registry.map(({ info }) => info.id),
  );
}
