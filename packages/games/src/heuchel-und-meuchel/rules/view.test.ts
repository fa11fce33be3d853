import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { stateAfter } from './testing.ts';

describe('who knows what', () => {
  it('HM8.1 tops, heights and what was ever on top are public, also under other cards', () => {
    const state = scene(['4:P2 3:Q2>Q5', '4:M6>M1', '1:F1']);
    const taken = stateAfter(state, '1 4-5', '2 4-5', '3 1-2', '1 3-4');
    const top = game.view(stateAfter(scene(['3:Q2', '4:M6>M1', '1:F1']), '1 3-4', '1 take b2'), 3);
    expect(top.columns[0]?.[3]?.cards).toEqual([
      { card: 'Q2', known: 0 },
      { card: 'M6', known: 0 },
      { card: 'M?', known: 2 },
    ]);
    expect(game.view(taken, 2).columns[0]?.[3]?.cards.map(({ card }) => card)).toEqual([
      'Q2',
      'Q?',
    ]);
  });

  it('HM8.1 what leaves the board is seen by all', () => {
    const state = stateAfter(scene(['8:R1', '9:B1>F6>Q2 1:F1', '1:F4']), '1 8-9', '1 take b1');
    expect(game.view(state, 'watcher').gone[1]).toEqual(['F6', 'Q2']);
  });

  it('HM8.2 the order of your own stacks is yours alone, also where others have carried them', () => {
    const taken = stateAfter(scene(['3:Q2', '4:M6>M1', '1:F1']), '1 3-4', '1 take b2');
    expect(game.view(taken, 2).columns[0]?.[3]?.cards[2]).toEqual({ card: 'M1', known: 2 });
    expect(game.view(taken, 1).columns[0]?.[3]?.cards[2]).toEqual({ card: 'M?', known: 2 });
  });

  it('HM8.3 nobody leafs through a stack; what you have seen is kept for you where it lies', () => {
    const split = stateAfter(scene(['3:Q2>Q5>Q1', '6:R1']), '1 3/1-4');
    expect(game.view(split, 2).columns[0]?.[2]?.cards).toEqual([
      { card: 'Q5', known: 0 },
      { card: 'Q?', known: 1 },
    ]);
    expect(info.options.memory.values).toEqual(['aid', 'strict']);
  });

  it('HM8.3 with strict the table shows what lies open, and nobody more than a watcher', () => {
    const options = { memory: 'strict' } as const;
    const state = scene(['3:Q2>Q5>Q1 8:(F6>F2)', '4:M6>M1!'], { options, gone: [['B1'], []] });
    for (const viewer of [1, 2, 'watcher'] as const) {
      const { columns, gone } = game.view(state, viewer);
      expect(columns[0]?.[2]?.cards).toEqual(['Q2', '?', '?'].map((card) => ({ card, known: 0 })));
      expect(columns[0]?.[7]).toEqual({
        cards: ['?', '?'].map((card) => ({ card, known: 0 })),
        faceDown: true,
      });
      expect(columns[1]?.[3]?.cards.map(({ card }) => card)).toEqual(['M6', '?']);
      expect(gone).toEqual([['B1'], []]);
    }
    expect(game.view(state, 'open').columns[0]?.[7]?.cards[0]?.card).toBe('F6');
  });

  it('HM8.4 all cards are shown when the game has ended', () => {
    const over = stateAfter(scene(['7:F1>F3', '6:R2', '8:(F6>F2)']), '1 7-8');
    expect(game.view(over, 'watcher').columns[0]?.[7]?.cards[1]?.card).toBe('F3');
    expect(game.view(over, 'watcher').columns[2]?.[7]?.cards[1]?.card).toBe('F2');
  });
});
