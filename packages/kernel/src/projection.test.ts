import { follow, followLines, highCard, nim } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { logFor, projectionOf } from './hosted-match.ts';
import { must } from './result.ts';
import type { Playthrough } from './playthrough.ts';
import { type Happening, happeningFor } from './projection.ts';
import type { Viewer } from './seat.ts';

const dealt = follow(highCard, { seats: 2 });
const [mine = [], theirs = []] = dealt.match.state.hands;

const moves = (of: Playthrough, viewer: Viewer) =>
  logFor(of, of.plies, viewer).map(({ move }) => move);

function broughtTo(viewer: Viewer, before: Playthrough, after: Playthrough): Happening {
  const ply = must(after.plies.at(-1), 'the entry');
  const [knew, knows] = [projectionOf(before, viewer), projectionOf(after, viewer)];
  return happeningFor(knew, knows, after.match, ply);
}

describe('the log of a viewer', () => {
  it('masks what the viewer may not know, and says who decided', () => {
    const chosen = followLines(dealt, `1 pick ${mine[0]}`);
    expect(logFor(chosen, chosen.plies, 2)).toEqual([
      { by: 'chance', move: '?' },
      { by: 1, move: '?' },
    ]);
    expect(moves(chosen, 'watcher')).toEqual(['?', '?']);
    expect(moves(chosen, 1)).toEqual(['?', `pick ${mine[0]}`]);
    expect(moves(chosen, 'open')).toEqual(chosen.plies.map(({ entry }) => entry.move));
  });

  it('discloses an entry when the game does, and the one that brings it about at once', () => {
    const chosen = followLines(dealt, `1 pick ${mine[0]}`);
    const shown = followLines(chosen, `2 pick ${theirs[0]}`);
    expect(moves(shown, 2)).toEqual(['?', `pick ${mine[0]}`, `pick ${theirs[0]}`]);
    expect(broughtTo('watcher', chosen, shown)).toMatchObject({
      ply: 2,
      entry: { by: 2, move: `pick ${theirs[0]}` },
      disclosed: [{ ply: 1, entry: { by: 1, move: `pick ${mine[0]}` } }],
    });
    expect(broughtTo(1, chosen, shown).disclosed).toEqual([]);
  });

  it('never masks an act of the table', () => {
    expect(moves(followLines(dealt, '1 draw'), 'watcher')).toEqual(['?', 'draw']);
  });

  it('T6 keeps a secret that was taken back, even when its card is played later', () => {
    const [low, high] = [mine[0], mine[1]];
    const undone = followLines(dealt, `1 pick ${low}`, '1 undo', `1 pick ${high}`);
    const round = followLines(undone, `2 pick ${theirs[0]}`);
    const next = followLines(round, `${round.match.state.taker} peek 1`);
    const later = followLines(next, `1 pick ${low}`, `2 pick ${theirs[1]}`);
    expect(later.match.state.played).toContain(low);
    expect(moves(later, 2).slice(1, 4)).toEqual(['?', 'undo', `pick ${high}`]);
    expect(moves(later, 1)[1]).toBe(`pick ${low}`);
  });

  it('is whole once the match is over, however it ended', () => {
    const over = followLines(dealt, `1 pick ${mine[0]}`, '2 resign');
    expect(moves(over, 'watcher')).toEqual(over.plies.map(({ entry }) => entry.move));
  });

  it('is disclosed by the act that ends the match', () => {
    const before = followLines(dealt, `1 pick ${mine[0]}`);
    const after = followLines(before, '2 resign');
    expect(broughtTo('watcher', before, after)).toEqual({
      ply: 2,
      entry: { by: 2, move: 'resign' },
      events: [],
      disclosed: [0, 1].map((ply) => ({ ply, entry: before.plies[ply]?.entry })),
    });
  });

  it('T6 says which move an undo took back', () => {
    const before = followLines(dealt, `1 pick ${mine[0]}`);
    const after = followLines(before, '1 undo');
    expect(broughtTo(2, before, after)).toMatchObject({ ply: 2, tookBack: 1, events: [] });
  });
});

describe('memory', () => {
  const memory = (of: Playthrough, viewer: Viewer) => projectionOf(of, viewer).memory;

  it('is folded from what each viewer was shown', () => {
    const shown = followLines(dealt, `1 pick ${mine[0]}`, '2 draw', `2 pick ${theirs[0]}`);
    const takers = [shown.match.state.taker];
    expect(memory(shown, 1)).toEqual({ chosen: [mine[0]], takers });
    expect(memory(shown, 2)).toEqual({ chosen: [theirs[0]], takers });
    expect(memory(shown, 'watcher')).toEqual({ chosen: [], takers });
  });

  it('T6 does not count what was taken back', () => {
    const undone = followLines(dealt, `1 pick ${mine[0]}`, '1 undo', `1 pick ${mine[1]}`);
    expect(memory(undone, 1)).toEqual({ chosen: [mine[1]], takers: [] });
  });

  it('T6 goes back as far as the moves that are taken back', () => {
    const counting = { ...nim, remember: counted };
    const played = followLines(follow(counting), '1 take 1', '2 take 2', '1 take 3');
    expect(memory(played, 'watcher')).toEqual([1, 2, 3]);
    const back = followLines(played, '1 undo', '2 undo', '2 take 1');
    expect(memory(back, 'watcher')).toEqual([1, 1]);
  });

  it('is not kept where the game has none', () => {
    const played = followLines(follow(nim), '1 take 1', '1 undo', '1 take 2');
    expect(projectionOf(played, 1)).toEqual({
      viewer: 1,
      masked: [],
      memory: undefined,
      memoryBefore: [],
    });
  });
});

/** How many stones were taken, move by move. */
function counted(
  memory: readonly number[] | undefined,
  events: readonly { readonly took: number }[],
): readonly number[] {
  return [...(memory ?? []), ...events.map(({ took }) => took)];
}
