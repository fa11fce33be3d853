import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { textsIn, textsInAll } from '../../box/texts/testing.ts';
import { laCourtePaille } from '../index.ts';
import type { Reckoning } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { storyLines, tell, withoutResigned } from './tell.ts';

const en = await textsIn<PailleTexts>(laCourtePaille, 'en');
const PLAYERS = [{ name: 'You', isYou: true }, byName('Ada'), byName('Bob')];

function toldOf(winners: readonly number[], resigned: readonly number[]): string {
  const reckoning: Reckoning = {
    round: 1,
    eaten: [],
    totals: [],
    scores: [8, 3, 0],
    settledBy: null,
    winners,
    shown: [],
  };
  return storyLines(withoutResigned(reckoning, resigned), en, PLAYERS).join(' ');
}

describe('the story of a week', () => {
  it('CP5.1 names who won', () => {
    expect(toldOf([1], [])).toContain('You won!');
    expect(toldOf([1, 2], [])).toContain('share the win');
  });

  it('T3 does not call somebody the winner who has resigned', () => {
    expect(toldOf([1], [1])).not.toContain('won');
    expect(toldOf([1, 2], [1])).toContain('Ada won!');
    expect(toldOf([2], [1])).toContain('Ada won!');
  });
});

describe.each(await textsInAll<PailleTexts>(laCourtePaille))('told in %s', (language, texts) => {
  it('speaks to whoever has the shark as one speaks to somebody', () => {
    const swims = { nl: 'jou', en: 'you', de: 'dir', fr: 'toi' }[language];
    expect(tell([{ kind: 'shark', seat: 1 }], texts, PLAYERS)).toMatch(
      new RegExp(`\\b${swims}\\.$`),
    );
  });
});
