import { historyFor, logFor } from '@kast/kernel';
import { follow, followLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import type { HeuchelState } from './state.ts';

describe('what is kept back', () => {
  it('HM8.3 with strict neither log nor history tell what is covered, not even one’s own order', () => {
    const played = strictMatch();
    const log = logFor(played, played.plies, 1).map(({ move }) => move);
    expect(log.slice(0, 3)).toEqual(['?', '?', '?']);
    const told = historyFor(played, played.plies, 1).flatMap(({ events }) => events);
    const open = new Set(
      game
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
      const move = game.notation.parse(state, 1, text);
      if (!move.ok) throw new Error(`unreadable: ${text}`);
      const after = game.apply(state, 1, move.value);
      return { before: state, by: 1, move: move.value, after };
    };
    const seenBefore = scene(['3:Q2>Q5! 1:F1', '6:R1'], parts);
    expect(game.reveals(step(seenBefore, '3/1-4'), 2)).toBe(true);
    expect(game.reveals(step(seenBefore, '3-4'), 2)).toBe(false);
  });
});

/** Two stacks are arranged, and the first card of one of them goes up. */
function strictMatch() {
  const dealt = follow(game, { options: { memory: 'strict' } });
  const arranged = [1, 2].reduce((now, seat) => {
    const [move] = game.moves(now.match.state, seat);
    return move ? followLines(now, `${seat} ${game.notation.make(now.match.state, move)}`) : now;
  }, dealt);
  const { state } = arranged.match;
  const seat = state.onTurn;
  const split = game.moves(state, seat).find((move) => move.kind === 'move' && move.count > 0);
  if (!split) throw new Error('nothing to split');
  return followLines(arranged, `${seat} ${game.notation.make(state, split)}`);
}
