import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { laCourtePaille } from '../index.ts';
import type { Reckoning } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { storyLines, tell, withoutResigned } from './tell.ts';

const en = await textsIn<PailleTexts>(laCourtePaille, 'en');
const PLAYERS = [{ name: 'You', isYou: true }, byName('Ada'), byName('Bob')];

function weekWonBy(winners: readonly number[]): Reckoning {
  return {
    round: 1,
    eaten: [],
    totals: [],
    scores: [8, 3, 0],
    settledBy: null,
    winners,
    shown: [],
  };
}

function toldOf(winners: readonly number[], resigned: readonly number[]): string {
  return storyLines(withoutResigned(weekWonBy(winners), resigned), en, PLAYERS).join(' ');
}

describe('the story of a week', () => {
  it('CP5.1 names who won', () => {
    expect(toldOf([1], [])).toContain('You won!');
    expect(toldOf([1, 2], [])).toContain('share the win');
  });

  it('CP5.4 says that it was the last one before it names the winner', () => {
    const outcome = { winners: [2], rule: 'CP5.1', scores: [8, 3, 0] };
    const told = tell(
      [
        { kind: 'reckoned', reckoning: weekWonBy([2]) },
        { kind: 'ended', outcome, hands: [] },
      ],
      en,
      PLAYERS,
    );
    expect(told).toMatch(/^The week is empty: nobody is eaten\. The week is over\..* Ada won!$/);
  });

  it('T3 does not call somebody the winner who has resigned', () => {
    expect(toldOf([1], [1])).not.toContain('won');
    expect(toldOf([1, 2], [1])).toContain('Ada won!');
    expect(toldOf([2], [1])).toContain('Ada won!');
  });
});

describe('where the shark is', () => {
  it.each([
    ['nl', 'jou'],
    ['en', 'you'],
    ['de', 'dir'],
    ['fr', 'toi'],
  ] as const)(
    'is told in %s to whoever has it as one speaks to somebody',
    async (language, you) => {
      const texts = await textsIn<PailleTexts>(laCourtePaille, language);
      expect(tell([{ kind: 'shark', seat: 1 }], texts, PLAYERS)).toMatch(
        new RegExp(`\\b${you}\\.$`),
      );
    },
  );
});
