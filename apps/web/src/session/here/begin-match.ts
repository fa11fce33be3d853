import type { GameInfo, Options } from '@kast/kernel';
import type { LocalSeat } from '../../setup/table-setup.ts';
import type { SavedMatch } from './saved-match.ts';
import type { SavedMatches } from './saved-matches.ts';

const PREFIX = 'local-';

/** Keeps a new match on this device, ready to be opened by its id. */
export function beginMatch(
  kept: SavedMatches,
  info: Pick<GameInfo, 'id' | 'rulesVersion'>,
  table: {
    readonly seats: readonly LocalSeat[];
    readonly options: Options;
    readonly isEntered?: true;
  },
): SavedMatch {
  const saved: SavedMatch = {
    version: 2,
    id: PREFIX + randomHex(6),
    game: info.id,
    rulesVersion: info.rulesVersion,
    seats: table.seats,
    options: table.options,
    seed: randomHex(32),
    plies: 0,
    ...(table.isEntered ? { isEntered: true } : {}),
    yourTurn: true,
    changed: Date.now(),
  };
  kept.put(saved);
  return saved;
}

/** Is this the id of a match that some device keeps for itself? */
export function isLocalId(id: string): boolean {
  return id.startsWith(PREFIX);
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
