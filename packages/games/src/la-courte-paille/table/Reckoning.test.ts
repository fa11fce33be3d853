import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { laCourtePaille } from '../index.ts';
import {
  countingInTheEnd,
  equalUntil,
  game,
  playLines,
  scene,
  type WeekTotal,
} from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { leadWords } from './drawing/TurnStory.tsx';
import { Counting, pointsWords, Reckoning } from './Reckoning.tsx';

const texts = await textsIn<PailleTexts>(laCourtePaille, 'en');
const players = [byName('Ada'), byName('Bob')] as const;

describe('the points of the end', () => {
  it('CP6.7 a voyage counts its last character, and not the round before it', () => {
    const naming = playLines(
      scene({
        hands: ['C2 B4 X3 B6 C5', 'C4 B5 B9 C7 X1'],
        week: 'B8 B2 X2 B3 | C6',
        menu: 'B7 C3 B1 C1 C9',
        round: 5,
        eaten: ['F', 'G', 'L', 'R'],
      }),
      '1 pick B4, 2 pick B5, 1 take C3, 2 take C9, 2 eat B',
    );
    const view = game.view(naming, 1);
    expect(view.outcome?.rule).toBe('CP6.7');
    expect(countingInTheEnd(view)).toEqual(['C']);
    expect(Reckoning({ view, texts, players })?.props).toMatchObject({
      figures: ['C'],
      scores: view.outcome?.scores,
    });
    expect(view.outcome?.scores).not.toEqual(view.reckonings.at(-1)?.scores);
  });

  it('CP5.2 are none for anybody where the week is empty, and nobody guessed wrong', () => {
    const [ada] = players;
    expect(pointsWords({ points: 0, figures: [], who: ada, texts })).toBe('Ada: 0 points');
    expect(pointsWords({ points: 0, figures: ['C'], who: ada, texts })).toContain('had none');
  });

  it('CP5.4 stand beside the cards that made them', () => {
    const cards = ['C5', 'C7'] as const;
    expect(Counting({ cards })?.props).toMatchObject({
      children: cards.map((card) => ({ props: { card } })),
    });
    expect(Counting({ cards: [] })).toBeNull();
  });
});

describe('an equal score', () => {
  it('CP5.6 is told with whose cards it was settled by, those of the equal ones alone', () => {
    const hands = [['C4', 'B2'], ['C4', 'B5'], ['B9']] as const;
    const totals = [
      { figure: 'C', total: 9 },
      { figure: 'B', total: 3 },
    ] as const;
    expect(equalUntil(['B'], hands, totals)).toEqual([1, 2]);
  });
});

describe('who is in danger', () => {
  it('CP5.3 are all who are equal, and nobody before anything lies open', () => {
    const told = (...totals: readonly WeekTotal[]) => leadWords(totals, texts);
    expect(told()).toBe('');
    expect(told({ figure: 'C', total: 5 }, { figure: 'X', total: 3 })).toBe(
      'The captain leads the week, with 5.',
    );
    expect(told({ figure: 'C', total: 3 }, { figure: 'X', total: 3 })).toBe(
      'The captain and Coco lead the week together, with 3 each.',
    );
  });
});
