import { describe, expect, it } from 'vitest';
import { type Card, game, isCoco, type PailleState, playLines } from '../rules/index.ts';
import { lessons } from './index.ts';

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_id, lesson) => {
  it('begins at a whole table', () => {
    const { start } = lesson;
    const cards: readonly (Card | null)[] = [
      ...start.hands.flat(),
      ...start.chosen,
      ...start.shown.slice(start.begun).map(({ card }) => card),
      ...start.week.map(({ card }) => card),
      ...start.menu,
      ...start.pile,
      ...start.discard,
    ];
    const held = cards.filter((card) => card !== null);
    expect(new Set(held).size).toBe(held.length);
    expect(held).toHaveLength(59 - 9 * start.eaten.length);
  });

  it('is solved by no other first move', () => {
    const right = game
      .moves(lesson.start, lesson.seat)
      .filter((move) => {
        const after = game.apply(lesson.start, lesson.seat, move);
        return lesson.judge(lesson.start, move, after) !== 'wrong';
      })
      .map((move) => game.notation.make(lesson.start, move));
    expect(right).toEqual(lesson.solution.slice(0, 1));
  });
});

describe('what the lessons promise', () => {
  const startOf = (id: string) => {
    const found = lessons.find((lesson) => lesson.id === id);
    if (!found) throw new Error(`no lesson ${id}`);
    return found.start;
  };
  const eatenAtEnd = (state: PailleState) => state.reckonings.at(-1)?.eaten;

  it('the sea rat is eaten whatever comes, and R3 gives the most points', () => {
    const start = startOf('goal');
    const scores = start.menu.map((card) => {
      const acted = playLines(start, `1 take ${card}`);
      const [left] = acted.menu;
      const over = playLines(acted, `2 take ${left}`);
      expect(eatenAtEnd(over)).toEqual(['R']);
      return { card, score: over.outcome?.scores?.[0] ?? 0 };
    });
    const best = scores.toSorted((one, other) => other.score - one.score)[0];
    expect(best).toEqual({ card: 'R3', score: 7 });
  });

  it('a kept Coco and all lookouts make the most of the last turn', () => {
    const over = playLines(startOf('keep-coco'), '1 pick B2, 1 take L4, 2 take C9');
    expect(over.outcome).toMatchObject({ winners: [1], scores: [30, 6] });
  });

  it('the cook is eaten after the cookery lesson, and the sea rat without it', () => {
    const start = startOf('cookery-lesson');
    expect(eatenAtEnd(playLines(start, '1 cook 1, 2 take C9'))).toEqual(['G']);
    expect(eatenAtEnd(playLines(start, '1 cook 3, 2 take C9'))).toEqual(['R']);
  });

  it('C2 is enough for the captain to be eaten, and keeps the most points', () => {
    const start = startOf('land-ahoy');
    const totals = (card: string) => {
      const after = playLines(start, `1 land hand ${card}`);
      const captain = after.week.filter((each) => each.card.startsWith('C'));
      return captain.reduce((sum, each) => sum + Number(each.card[1]), 0);
    };
    expect(totals('C2')).toBeGreaterThan(8);
    expect(totals('B1')).toBeLessThan(8);
  });

  it('the winner of the round loses no card to the lookout', () => {
    const [hand = []] = startOf('voyage').hands;
    const kept = (named: string) => hand.filter((card) => !card.startsWith(named) && !isCoco(card));
    expect(kept('L')).toHaveLength(hand.length);
    for (const named of ['C', 'G', 'B', 'R']) expect(kept(named).length).toBeLessThan(hand.length);
  });
});
