import { must } from '@kast/kernel';
import type { PictureProps } from '@kast/games';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../cupboard/boxes.ts';

describe('a picture on the card of a first match', () => {
  it.each([
    ['drunter-und-drueber', 'win', 3, 'Ge'],
    ['heuchel-und-meuchel', 'turn', 1, 'Vu'],
    ['la-courte-paille', 'turn', 1, 'U'],
  ] as const)('of %s has the letters of the table', async (game, of, seat, letter) => {
    expect(await drawnFor(game, { of, seat })).toContain(letter);
  });
});

async function drawnFor(game: string, shown: Omit<PictureProps, 'texts'>): Promise<string> {
  const box = must(boxOf(game), 'its box');
  const [guide, texts] = await Promise.all([
    must(box.firstMatch, 'somebody who accompanies')('nl'),
    box.texts('nl'),
  ]);
  return renderToString(<guide.Picture {...shown} texts={texts} />).replaceAll(/<[^>]*>/gu, ' ');
}
