import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './box/texts/languages.ts';
import { OPENINGS } from './openings.ts';
import { registry } from './registry.ts';

interface Entry {
  readonly by: number | string;
  readonly move: string;
}

function openingIn(game: string, moves: readonly string[]): string | undefined {
  return OPENINGS[game]?.openingOf(moves);
}

describe('T18: what a match was begun with', () => {
  it.each([
    ['tablut', ['e4-b4', 'e7-e8'], 'b4'],
    ['tablut', ['e6-h6'], 'b4'],
    ['tablut', ['d5-d8'], 'b4'],
    ['tablut', ['offer-draw'], undefined],
    ['tablut', [], undefined],
  ])('of %s is the same however the board is turned: %j', (game, moves, like) => {
    const same = like === undefined ? undefined : openingIn('tablut', ['e4-b4']);
    expect(openingIn(game, moves)).toBe(same);
  });

  it.each([
    ['drunter-und-drueber', ['@h6', '@a2'], 'a1'],
    ['drunter-und-drueber', ['@e3'], 'd3'],
    ['heuchel-und-meuchel', ['arrange F2>F5', '4/1-7', '1-2'], 'P'],
    ['heuchel-und-meuchel', ['arrange', 'resign'], undefined],
    ['la-courte-paille', ['pick X3', 'take F5'], 'X'],
    ['la-courte-paille', ['resign'], undefined],
    ['leibkoeche', ['toss half'], undefined],
  ])('of %s, from %j', (game, moves, opening) => {
    expect(openingIn(game, moves)).toBe(opening);
  });

  it.each(registry.filter(({ info }) => OPENINGS[info.id]))(
    'is found in the golden matches of $info.id, and has a name in every language',
    async (box) => {
      const folder = new URL(`${box.info.id}/golden/`, import.meta.url);
      const found = new Set<string>();
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
        const { log } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
          readonly log: readonly Entry[];
        };
        const own = log.filter(({ by }) => by === 1).map(({ move }) => move);
        const opening = openingIn(box.info.id, own);
        if (opening !== undefined) found.add(opening);
      }
      expect(found.size).toBeGreaterThan(0);
      for (const opening of found) {
        expect(opening.length).toBeLessThan(20);
        for (const language of LANGUAGES) {
          const texts = await box.texts(language);
          const name = texts.openingName?.(opening);
          expect(name).toMatch(/\p{L}{3,}/u);
          expect(name).not.toContain('-');
        }
      }
    },
  );
});
