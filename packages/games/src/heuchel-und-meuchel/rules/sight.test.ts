import { everyCombination, historyFor, logFor, pick, seededRandom } from '@kast/kernel';
import { follow, followLines } from '@kast/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { hasOpenCards } from './columns.ts';
import { heuchel } from './game.ts';
import { scene } from './scene.ts';
import { startOf, stateAfter } from './testing.ts';
import type { HeuchelState } from './state.ts';

describe('who knows what', () => {
  it('HM8.1 tops, heights and what was ever on top are public, also under other cards', () => {
    const state = scene(['4:P2 3:Q2>Q5', '4:M6>M1', '1:F1']);
    const taken = stateAfter(state, '1 4-5', '2 4-5', '3 1-2', '1 3-4');
    const top = heuchel.view(
      stateAfter(scene(['3:Q2', '4:M6>M1', '1:F1']), '1 3-4', '1 take b2'),
      3,
    );
    expect(top.columns[0]?.[3]?.cards).toEqual([
      { card: 'Q2', known: 0 },
      { card: 'M6', known: 0 },
      { card: 'M?', known: 2 },
    ]);
    expect(heuchel.view(taken, 2).columns[0]?.[3]?.cards.map(({ card }) => card)).toEqual([
      'Q2',
      'Q?',
    ]);
  });

  it('HM8.1 what leaves the board is seen by all', () => {
    const state = stateAfter(scene(['8:R1', '9:B1>F6>Q2 1:F1', '1:F4']), '1 8-9', '1 take b1');
    expect(heuchel.view(state, 'watcher').gone[1]).toEqual(['F6', 'Q2']);
  });

  it('HM8.2 the order of your own stacks is yours alone, also where others have carried them', () => {
    const taken = stateAfter(scene(['3:Q2', '4:M6>M1', '1:F1']), '1 3-4', '1 take b2');
    expect(heuchel.view(taken, 2).columns[0]?.[3]?.cards[2]).toEqual({ card: 'M1', known: 2 });
    expect(heuchel.view(taken, 1).columns[0]?.[3]?.cards[2]).toEqual({ card: 'M?', known: 2 });
  });

  it('HM8.3 nobody leafs through a stack; what you have seen is kept for you where it lies', () => {
    const split = stateAfter(scene(['3:Q2>Q5>Q1', '6:R1']), '1 3/1-4');
    expect(heuchel.view(split, 2).columns[0]?.[2]?.cards).toEqual([
      { card: 'Q5', known: 0 },
      { card: 'Q?', known: 1 },
    ]);
    expect(info.options.memory.values).toEqual(['aid', 'strict']);
  });

  it('HM8.3 with strict the table shows what lies open, and nobody more than a watcher', () => {
    const options = { memory: 'strict' } as const;
    const state = scene(['3:Q2>Q5>Q1 8:(F6>F2)', '4:M6>M1!'], { options, gone: [['B1'], []] });
    for (const viewer of [1, 2, 'watcher'] as const) {
      const { columns, gone } = heuchel.view(state, viewer);
      expect(columns[0]?.[2]?.cards).toEqual(['Q2', '?', '?'].map((card) => ({ card, known: 0 })));
      expect(columns[0]?.[7]).toEqual({
        cards: ['?', '?'].map((card) => ({ card, known: 0 })),
        faceDown: true,
      });
      expect(columns[1]?.[3]?.cards.map(({ card }) => card)).toEqual(['M6', '?']);
      expect(gone).toEqual([['B1'], []]);
    }
    expect(heuchel.view(state, 'open').columns[0]?.[7]?.cards[0]?.card).toBe('F6');
  });

  it('HM8.3 with strict neither log nor history tell what is covered, not even one’s own order', () => {
    const played = strictMatch();
    const log = logFor(played, played.plies, 1).map(({ move }) => move);
    expect(log.slice(0, 3)).toEqual(['?', '?', '?']);
    const told = historyFor(played, played.plies, 1).flatMap(({ events }) => events);
    const open = new Set(
      heuchel
        .view(played.match.state, 1)
        .columns.flatMap((column) =>
          column.flatMap((pile) => pile?.cards.map(({ card }) => card) ?? []),
        ),
    );
    const named = JSON.stringify(told).match(/[FMQPBR][1-6](?=")/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((card) => !open.has(card as never))).toEqual([]);
  });

  it('HM8.3 with strict a card that is uncovered stays so: nothing is looked at twice', () => {
    const parts = { options: { memory: 'strict' } } as const;
    const step = (state: HeuchelState, text: string) => {
      const move = heuchel.notation.parse(state, 1, text);
      if (!move.ok) throw new Error(`unreadable: ${text}`);
      const after = heuchel.apply(state, 1, move.value);
      return { before: state, by: 1, move: move.value, after };
    };
    const seenBefore = scene(['3:Q2>Q5! 1:F1', '6:R1'], parts);
    expect(heuchel.reveals(step(seenBefore, '3/1-4'), 2)).toBe(true);
    expect(heuchel.reveals(step(seenBefore, '3-4'), 2)).toBe(false);
  });

  it('HM8.4 all cards are shown when the game has ended', () => {
    const over = stateAfter(scene(['7:F1>F3', '6:R2', '8:(F6>F2)']), '1 7-8');
    expect(heuchel.view(over, 'watcher').columns[0]?.[7]?.cards[1]?.card).toBe('F3');
    expect(heuchel.view(over, 'watcher').columns[2]?.[7]?.cards[1]?.card).toBe('F2');
  });
});

describe('random play', () => {
  it('HM3.8 a player with a face-up card always has a move, or with the die a card to remove', () => {
    const tables = everyCombination(info.options).flatMap((options) =>
      [2, 3, 4, 5, 6].map((seats) => ({ options, seats })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...tables), fc.nat(), ({ options, seats }, seed) => {
        expectAlwaysAMove(startOf(seats, options), seed);
      }),
      { numRuns: 150 },
    );
  });
});

/** Two stacks are arranged, and the first card of one of them goes up. */
function strictMatch() {
  const dealt = follow(heuchel, { options: { memory: 'strict' } });
  const arranged = [1, 2].reduce((now, seat) => {
    const [move] = heuchel.moves(now.match.state, seat);
    return move ? followLines(now, `${seat} ${heuchel.notation.make(now.match.state, move)}`) : now;
  }, dealt);
  const { state } = arranged.match;
  const seat = state.onTurn;
  const split = heuchel.moves(state, seat).find((move) => move.kind === 'move' && move.count > 0);
  if (!split) throw new Error('nothing to split');
  return followLines(arranged, `${seat} ${heuchel.notation.make(state, split)}`);
}

function expectAlwaysAMove(start: HeuchelState, seed: number): void {
  const random = seededRandom(seed);
  let state = start;
  for (let turn = heuchel.turn(state); turn.kind !== 'over'; turn = heuchel.turn(state)) {
    if (turn.kind === 'chance') {
      state = heuchel.apply(state, 'chance', heuchel.chance(state, random));
      continue;
    }
    const seat = pick(random, turn.seats);
    const moves = heuchel.moves(state, seat);
    const column = state.columns[seat - 1] ?? [];
    expect(state.phase === 'arranging' || hasOpenCards(column)).toBe(true);
    expect(moves.some(({ kind }) => kind !== 'stop')).toBe(true);
    state = heuchel.apply(state, seat, pick(random, moves));
  }
}
