import { type MatchRecord, seatsOf } from '@kast/kernel';
import type { MatchSummary } from '@kast/protocol/client';
import type { NamedPlayer } from '../replay/named-players.ts';
import { holdersHere } from '../session/here/holders.ts';
import type { SavedMatch } from '../session/here/saved-match.ts';
import type { Holder } from '../session/holder.ts';
import { holdersFrom } from '../session/online/holders.ts';
import type { ArchivedMatch } from './archive.ts';

/** A match of this device that is over. */
export function archivedHere(saved: SavedMatch): ArchivedMatch {
  const { id, game, changed, plies, outcome } = saved;
  return {
    id,
    source: 'here',
    game,
    finished: changed,
    plies,
    holders: holdersHere(saved),
    ...(outcome ? { outcome } : {}),
  };
}

/** A match on the server that is over; somebody here has played it. */
export function archivedOnline(summary: ArchivableSummary): ArchivedMatch {
  const { id, game, lastAt, ply, seats, you, outcome } = summary;
  return {
    id,
    source: 'online',
    game,
    finished: lastAt,
    plies: ply,
    holders: holdersFrom(seats, you),
    ...(outcome ? { outcome } : {}),
  };
}

type ArchivableSummary = Pick<
  MatchSummary,
  'id' | 'game' | 'lastAt' | 'ply' | 'seats' | 'you' | 'outcome'
>;

/** A match out of a file or a link; `id` is the one that its record is kept by. */
export function archivedFile(
  id: string,
  record: MatchRecord,
  players: readonly NamedPlayer[],
  now: number,
): ArchivedMatch {
  return {
    id: fileId(id),
    source: 'file',
    game: record.game,
    finished: now,
    plies: record.log.length,
    holders: seatsOf(record.seats).map((seat): Holder => {
      const player = players[seat - 1] ?? {};
      return {
        seat,
        kind: player.level === undefined ? 'person' : 'bot',
        ...player,
        present: true,
      };
    }),
    ...(record.result ? { outcome: record.result } : {}),
  };
}

const FILE = 'file-';

export function fileId(kept: string): string {
  return FILE + kept;
}

/** Where it is looked back at. */
export function addressOf({ id, source }: Pick<ArchivedMatch, 'id' | 'source'>): string {
  return source === 'file' ? `/replay?kept=${id.slice(FILE.length)}` : `/m/${id}/replay`;
}

/** Where its story is told. */
export function storyOf({ id, source }: Pick<ArchivedMatch, 'id' | 'source'>): string {
  return source === 'file' ? `/replay/story?kept=${id.slice(FILE.length)}` : `/m/${id}/story`;
}
