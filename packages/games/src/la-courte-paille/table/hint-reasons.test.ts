import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { advisedIn, reasonsOf } from '../../box/testing.ts';
import { laCourtePaille } from '../index.ts';
import { figureOf, type PailleMove, type PailleView } from '../rules/index.ts';

const reasons = await reasonsOf(laCourtePaille);
const advised = (
  await Promise.all(
    ['four-on-the-raft', 'two-castaways', 'voyage-to-the-last-character'].map((name) =>
      advisedIn(laCourtePaille, name),
    ),
  )
).flat();

describe('why a hint is a good one, in La Courte Paille', () => {
  it('CP7.2 says nothing of a day that this seat has not seen', () => {
    const cooked = advised.flatMap((hint) => {
      const move = hint.move as PailleMove;
      if (move.kind !== 'cook') return [];
      const { week } = hint.view as PailleView;
      return [{ isKnown: week[move.position - 1]?.card !== undefined, text: reasons(hint) }];
    });
    expect(cooked.some(({ isKnown }) => isKnown)).toBe(true);
    for (const { isKnown, text } of cooked) {
      expect(text === 'Zo is de week een beurt eerder voorbij.').toBe(!isKnown);
    }
  });

  it.each([
    ['calls points few where the hand has more of another', ['R2', 'C9'], 'maar 2 punten'],
    ['is silent of the most that the hand has', ['R9', 'C2'], ''],
    ['says that there are none', ['C2'], 'zelf niets'],
  ])('CP6.3 %s', (_what, cards, said) => {
    const eaten = advised.find(({ move }) => (move as PailleMove).kind === 'eat');
    const hint = must(eaten, 'somebody who names a character');
    const view = hint.view as PailleView;
    const hands = view.hands.map(() => ({ count: cards.length, cards }));
    const move = { kind: 'eat', figure: 'R' };
    const reason = reasons({ ...hint, move, view: { ...view, hands } });
    expect(reason).toContain(said);
    expect(reason === '').toBe(said === '');
  });

  it('CP7.4 names who leads the open week', () => {
    const taken = advised.filter(({ move }) => (move as PailleMove).kind === 'take');
    expect(taken.map((hint) => reasons(hint))).toContain('De zeerat staat in de week bovenaan.');
  });

  it('CP7.4 says of a card that is spared whether its character lies open at all', () => {
    const spared = advised.flatMap((hint) => {
      const move = hint.move as PailleMove;
      const text = reasons(hint);
      if (move.kind !== 'pick' || !text.endsWith('die kaart kun je missen.')) return [];
      const { weekTotals } = hint.view as PailleView;
      const isOpen = weekTotals.some(({ figure }) => figure === figureOf(move.card));
      return [{ isOpen, isBehind: text.includes('niet bovenaan') }];
    });
    expect(new Set(spared.map(({ isOpen }) => isOpen)).size).toBe(2);
    for (const { isOpen, isBehind } of spared) expect(isBehind).toBe(isOpen);
  });
});
