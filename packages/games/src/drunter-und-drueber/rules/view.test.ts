import { historyFor, logFor, pick, seenBy, seededRandom } from '@kast/kernel';
import { follow, followLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';

describe('who knows what', () => {
  it('DD6.1 everybody sees open circles, every stone and the order in every stack', () => {
    const state = scene('c4:RO d5:R2Y', { seats: 3 });
    const { circles, stacks } = game.view(state, 'watcher');
    expect(stacks).toEqual(state.stacks);
    expect(circles.filter((colour) => colour === null)).toHaveLength(2);
    expect(game.view(state, 1)).toEqual(game.view(state, 'watcher'));
  });

  it('DD6.2 with aid the table shows all colours', () => {
    const state = scene('c4:RO', { options: { memory: 'aid' } });
    expect(game.view(state, 1).circles[26]).toBe('O');
  });

  it('DD6.2 neither log nor history of a strict match tell a covered colour', () => {
    const placed = placedMatch('strict');
    expect(logFor(placed, placed.plies, 1)[0]).toEqual({ by: 'chance', move: '?' });
    expect(logFor(placed, placed.plies, 'watcher')[0]).toEqual({ by: 'chance', move: '?' });
    const covered = placed.match.state.stacks.flatMap((stack, at) =>
      stack.length > 0 ? [at] : [],
    );
    const [laidOut] = historyFor(placed, placed.plies, 1).flatMap(({ events }) => events);
    if (laidOut?.kind !== 'laid-out') throw new Error('the layout comes first');
    expect(covered.map((at) => laidOut.colours[at])).toEqual(covered.map(() => null));
    expect(laidOut.colours.filter((colour) => colour === null)).toHaveLength(covered.length);
    const open = placedMatch('aid');
    expect(logFor(open, open.plies, 1)[0]?.move).toMatch(/^layout /);
  });

  it('DD6.2 who remembers everything can imagine nothing but the truth', () => {
    const placed = placedMatch('strict');
    const { state } = placed.match;
    const seen = seenBy(placed, 1);
    expect(game.imagine(seen, seededRandom(1))).toEqual(state);
    const forgetful = game.imagine({ ...seen, memory: undefined }, seededRandom(1));
    expect(forgetful).not.toEqual(state);
    expect(game.view(forgetful, 1)).toEqual(game.view(state, 1));
    expect(game.moves(forgetful, 1)).toEqual(game.moves(state, 1));
  });
});

function placedMatch(memory: 'strict' | 'aid') {
  let placed = follow(game, { options: { memory } });
  const random = seededRandom('placing');
  while (placed.match.state.phase === 'placing') {
    const { state } = placed.match;
    const move = pick(random, game.moves(state, state.onTurn));
    placed = followLines(placed, `${state.onTurn} ${game.notation.make(state, move)}`);
  }
  return placed;
}
