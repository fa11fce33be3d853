import { describe, expect, it } from 'vitest';
import { textsIn } from '../../box/texts/testing.ts';
import { laCourtePaille } from '../index.ts';
import { game, laidTable, playLines } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { Counting, countingIn, Reckoning } from './Reckoning.tsx';

const texts = await textsIn<PailleTexts>(laCourtePaille, 'en');
const players = ['Ada', 'Bob'].map((name) => ({ name, isYou: false }));

describe('the points of the end', () => {
  it('CP6.7 a voyage counts its last character, and not the round before it', () => {
    const naming = playLines(
      laidTable({
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
    expect(countingIn(view)).toEqual(['C']);
    expect(Reckoning({ view, texts, players })?.props).toMatchObject({
      figures: ['C'],
      scores: view.outcome?.scores,
    });
    expect(view.outcome?.scores).not.toEqual(view.reckonings.at(-1)?.scores);
  });

  it('CP5.4 stand beside the cards that made them', () => {
    const cards = ['C5', 'C7'] as const;
    expect(Counting({ cards })?.props).toMatchObject({
      children: cards.map((card) => ({ props: { card } })),
    });
    expect(Counting({ cards: [] })).toBeNull();
  });
});
