import { foldedWays } from '../rulebook/fold.ts';
import type { ArchivedMatch } from './archive.ts';

export interface HistoryQuery {
  /** Words, all of which must be found. */
  readonly text: string;
  /** The id of a game, or empty for all. */
  readonly game: string;
  readonly onlyFavourites: boolean;
}

/** The matches that somebody looks for, in the order that they came in. `wordsOf` says all that is read of one. */
export function searchMatches<Match extends Pick<ArchivedMatch, 'game' | 'isFavourite'>>(
  matches: readonly Match[],
  { text, game, onlyFavourites }: HistoryQuery,
  wordsOf: (match: Match) => string,
): readonly Match[] {
  const wanted = text.split(/\s+/).filter(Boolean).map(foldedWays);
  return matches.filter((match) => {
    if (game !== '' && match.game !== game) return false;
    if (onlyFavourites && !match.isFavourite) return false;
    if (wanted.length === 0) return true;
    const said = foldedWays(wordsOf(match)).join(' ');
    return wanted.every((ways) => ways.some((way) => said.includes(way)));
  });
}

/** What lies only in the small store of this device, after all that the archive has: the newest first. */
export function withUnkept(
  archived: readonly ArchivedMatch[],
  unkept: readonly ArchivedMatch[],
): readonly ArchivedMatch[] {
  const known = new Set(archived.map(({ id }) => id));
  return [...archived, ...unkept.filter(({ id }) => !known.has(id))].toSorted(
    (a, b) => b.finished - a.finished,
  );
}
