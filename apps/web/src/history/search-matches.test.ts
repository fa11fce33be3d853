import { describe, expect, it } from 'vitest';
import type { ArchivedMatch } from './archive.ts';
import { searchMatches, withUnkept } from './search-matches.ts';

function match(id: string, more: Partial<ArchivedMatch> = {}): ArchivedMatch {
  return { id, source: 'here', game: 'tablut', finished: 1, plies: 3, holders: [], ...more };
}

const ALL = [
  match('anna', { name: 'Anna – Zoë' }),
  match('bruno', { name: 'Bruno – Anna', game: 'leibkoeche', isFavourite: true }),
];
const EVERYTHING = { text: '', game: '', onlyFavourites: false };

function found(query: Partial<typeof EVERYTHING>): readonly string[] {
  return searchMatches(ALL, { ...EVERYTHING, ...query }, ({ name }) => name ?? '').map(
    ({ id }) => id,
  );
}

describe('looking for a match', () => {
  it('finds all of them where nothing is asked', () => {
    expect(found({})).toEqual(['anna', 'bruno']);
  });

  it('finds every word, without minding accents and capitals', () => {
    expect(found({ text: 'zoe' })).toEqual(['anna']);
    expect(found({ text: 'ANNA bruno' })).toEqual(['bruno']);
    expect(found({ text: 'carla' })).toEqual([]);
  });

  it('finds a name with an umlaut as keyboards without one spell it', () => {
    const jorg = [match('joerg', { name: 'Jörg – Anna' })];
    for (const text of ['joerg', 'jorg', 'JÖRG']) {
      const query = { ...EVERYTHING, text };
      expect(searchMatches(jorg, query, ({ name }) => name ?? '')).toEqual(jorg);
    }
  });

  it('finds one game, or favourites, alone', () => {
    expect(found({ game: 'leibkoeche' })).toEqual(['bruno']);
    expect(found({ onlyFavourites: true })).toEqual(['bruno']);
    expect(found({ game: 'tablut', onlyFavourites: true })).toEqual([]);
  });

  it('shows what could not be kept along with the rest, and nothing twice', () => {
    const unkept = [match('anna'), match('new', { finished: 9 })];
    expect(withUnkept(ALL, unkept).map(({ id }) => id)).toEqual(['new', 'anna', 'bruno']);
  });
});
