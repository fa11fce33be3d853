import { follow, followLines, highCard, nim } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { historyFor } from './history.ts';
import type { Playthrough } from './playthrough.ts';

describe('history', () => {
  const dealt = follow(highCard);
  const [mine = [], theirs = []] = dealt.match.state.hands;

  it('has every entry as the viewer may read it, and what it was shown', () => {
    const chosen = followLines(dealt, `1 pick ${mine[0]}`, '2 draw');
    expect(historyFor(chosen, chosen.plies, 2)).toEqual([
      { entry: { by: 'chance', move: '?' }, events: [{ kind: 'dealt', hand: theirs }] },
      { entry: { by: 1, move: '?' }, events: [{ kind: 'chose', seat: 1, card: null }] },
      { entry: { by: 2, move: 'draw' }, events: [] },
    ]);
    expect(historyFor(chosen, chosen.plies.slice(1, 2), 1)).toEqual([
      {
        entry: { by: 1, move: `pick ${mine[0]}` },
        events: [{ kind: 'chose', seat: 1, card: mine[0] }],
      },
    ]);
  });

  it('T6 says which move was taken back', () => {
    const back = followLines(follow(nim), '1 take 1', '2 take 2', '2 undo', '1 undo', '1 take 3');
    const told = historyFor(back, back.plies, 'watcher');
    expect(told.map(({ tookBack }) => tookBack)).toEqual([undefined, undefined, 1, 0, undefined]);
  });

  it('is told only as far as a game of memory allows, until the match is over', () => {
    const forgetful: typeof nim = {
      ...nim,
      recall: (event, now) => ({ ...event, left: now.heap }),
    };
    const played = followLines(follow(forgetful), '1 take 1', '2 take 2');
    const left = (of: Playthrough<unknown, unknown, unknown, { readonly left: number }>) =>
      historyFor(of, of.plies, 1)
        .flatMap(({ events }) => events)
        .map((event) => event.left);
    expect(left(played)).toEqual([6, 6]);
    expect(left(followLines(played, '1 resign'))).toEqual([8, 6]);
  });
});
