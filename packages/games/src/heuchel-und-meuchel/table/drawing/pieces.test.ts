import { describe, expect, it } from 'vitest';
import { game, scene } from '../../rules/index.ts';
import { type CardPiece, piecesOf } from './pieces.ts';

const lapsing = scene(['9:R1 1:F2', '9:B3>F6!>Q2 1:F1', '2:M1'], { phase: 'taking', landed: 9 });

/** Top card first. */
function stackFor(memory: 'aid' | 'strict', viewer: number): readonly CardPiece[] {
  const view = game.view({ ...lapsing, options: { ...lapsing.options, memory } }, viewer);
  const pieces = piecesOf(view, view.columns, viewer);
  return pieces.filter(({ at }) => at === 'b9').toReversed();
}

describe('what is seen of a stack', () => {
  it('HM8.3 with `aid` everything that was seen, with `strict` the top alone', () => {
    expect(stackFor('aid', 1).map(({ kind }) => kind)).toEqual(['B3', 'F6', 'Q?']);
    expect(stackFor('strict', 1).map(({ kind }) => kind)).toEqual(['B3', '?', '?']);
  });

  it('HM8.3 no piece is called by a name that its viewer must remember', () => {
    expect(stackFor('aid', 1).map(({ id }) => id)).toEqual(['B3', 'F6', undefined]);
    expect(stackFor('strict', 2).map(({ id }) => id)).toEqual(['B3', undefined, undefined]);
  });

  it('HM8.2 marks what you alone know', () => {
    expect(stackFor('aid', 2).map(({ isSecret }) => isSecret)).toEqual([false, false, true]);
  });

  it('HM8.4 when it is over, all of it lies open', () => {
    const home = scene(['8:(F2)', '6:R2']);
    const seen = (outcome: typeof home.outcome) =>
      piecesOf({ outcome }, game.view(home, 1).columns, 1).find(({ at }) => at === 'a8')?.kind;
    expect(seen(null)).toBe('back');
    expect(seen({ winners: [1], scores: [2, -2], rule: 'HM6.1' })).toBe('F2');
  });
});
