import type { GameInfo, Options } from '@kast/kernel';
import type { LocalSeat } from '../../setup/table-setup.ts';
import type { MatchShelf } from './match-shelf.ts';
import type { SavedMatch } from './saved-match.ts';

const PREFIX = 'local-';

/** Lays a new match on the shelf, ready to be opened by its id. */
export function beginMatch(
  shelf: MatchShelf,
  info: Pick<GameInfo, 'id' | 'rulesVersion'>,
  table: { readonly seats: readonly LocalSeat[]; readonly options: Options },
): SavedMatch {
  const saved: SavedMatch = {
    version: 1,
    id: PREFIX + randomHex(6),
    game: info.id,
    rulesVersion: info.rulesVersion,
    seats: table.seats,
    options: table.options,
    seed: randomHex(32),
    log: [],
    yourTurn: true,
    changed: Date.now(),
  };
  shelf.put(saved);
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
