import { describe, expect, it } from 'vitest';
import { game, scene } from '../rules/index.ts';
import { bot } from './index.ts';

/** Red stands right on seven circles of its colour and beside the eighth, c1. */
const NEARLY_DONE =
  'a6:R f6:R d5:R h5:R b4:R e3:R g2:R b2:R a1:O c6:O e6:O g6:O a3:O c3:O g3:O h3:O';

describe('weighing a turn', () => {
  it('DD5.2 a call with the step that finishes has won, DD5.3 any other call has lost', () => {
    const weighed = weigh(NEARLY_DONE);
    expect(weighed[0]?.chance).toBe(1);
    const called = weighed.filter(({ move }) => isCall(move));
    const won = called.filter(({ chance }) => chance > 0);
    expect(won.map(({ move }) => move)).toEqual(['b2-c1!']);
    expect(called.length).toBeGreaterThan(won.length);
  });

  it('DD5.2 with all eight right the call is as good as won', () => {
    const weighed = weigh(NEARLY_DONE.replace('b2:R', 'c1:R'));
    expect(weighed.find(({ move }) => move === 'klaar')?.chance).toBe(1);
  });

  it('DD3.6 who cannot move may pass, which is better than a call that is wrong', () => {
    const weighed = weigh('c4:RO d5:O');
    expect(weighed.map(({ move }) => move)).toEqual(['pass', 'klaar']);
    expect(weighed[0]?.chance).toBeGreaterThan(0);
    expect(weighed[1]?.chance).toBe(0);
  });

  it('DD3.7 foresees as little as the estimate says, where a stone may be covered for ever', () => {
    const pass = weigh('c4:RO d5:O', 'endless').find(({ move }) => move === 'pass');
    const { move, estimate } = bot.choose(...asked('c4:RO d5:O', 'endless'));
    expect(move).toBe('pass');
    expect(pass?.chance).toBe(estimate[0]);
  });
});

function weigh(stones: string, block?: Block) {
  return bot.weigh(...asked(stones, block));
}

type Block = 5 | 'endless';

function asked(stones: string, block: Block = 5) {
  const state = scene(stones, { options: { block } });
  const { seats, options } = state;
  const view = game.view(state, 1);
  const seen = { viewer: 1, seats, options, ply: 20, view, memory: undefined } as const;
  const request = { level: 5, seed: 'one', budget: { nodes: 500 }, clock: () => 0 } as const;
  return [seen, request] as const;
}

function isCall(move: string): boolean {
  return move === 'klaar' || move.endsWith('!');
}
