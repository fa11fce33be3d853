import { begin, highCard, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { Match } from './match.ts';
import type { Viewer } from './seat.ts';
import { happeningFor, logFor, recalledBy, seenBy, standingFor } from './sight.ts';

const match = begin(highCard, { seats: 2 });
const [mine = [], theirs = []] = match.state.hands;

const moves = (of: Match, viewer: Viewer) => logFor(of, viewer).map(({ move }) => move);

describe('the log of a viewer', () => {
  it('masks what the viewer may not know, and says who decided', () => {
    const chosen = playLines(match, `1 pick ${mine[0]}`);
    expect(logFor(chosen, 2)).toEqual([
      { by: 'chance', move: '?' },
      { by: 1, move: '?' },
    ]);
    expect(moves(chosen, 'watcher')).toEqual(['?', '?']);
    expect(moves(chosen, 1)).toEqual(['?', `pick ${mine[0]}`]);
  });

  it('discloses an entry when the game does', () => {
    const chosen = playLines(match, `1 pick ${mine[0]}`);
    const shown = playLines(chosen, `2 pick ${theirs[0]}`);
    expect(moves(shown, 2)).toEqual(['?', `pick ${mine[0]}`, `pick ${theirs[0]}`]);
    expect(happeningFor(shown, chosen, 2)).toMatchObject({
      ply: 2,
      entry: { by: 2, move: `pick ${theirs[0]}` },
      disclosed: [{ ply: 1, entry: { by: 1, move: `pick ${mine[0]}` } }],
    });
    expect(happeningFor(shown, chosen, 1).disclosed).toEqual([]);
  });

  it('never masks an act of the table', () => {
    expect(moves(playLines(match, '1 draw'), 'watcher')).toEqual(['?', 'draw']);
  });

  it('keeps a secret that was taken back, even when its card is played later', () => {
    const [low, high] = [mine[0], mine[1]];
    const undone = playLines(match, `1 pick ${low}`, '1 undo', `1 pick ${high}`);
    const round = playLines(undone, `2 pick ${theirs[0]}`);
    const next = playLines(round, `${round.state.taker} peek 1`);
    const later = playLines(next, `1 pick ${low}`, `2 pick ${theirs[1]}`);
    expect(later.state.played).toContain(low);
    expect(moves(later, 2).slice(1, 4)).toEqual(['?', 'undo', `pick ${high}`]);
    expect(moves(later, 1)[1]).toBe(`pick ${low}`);
  });

  it('is whole once the match is over, however it ended', () => {
    const over = playLines(match, `1 pick ${mine[0]}`, '2 resign');
    expect(moves(over, 'watcher')).toEqual(over.plies.map(({ entry }) => entry.move));
  });

  it('is disclosed by the act that ends the match', () => {
    const before = playLines(match, `1 pick ${mine[0]}`);
    const after = playLines(before, '2 resign');
    expect(happeningFor(after, before, 'watcher')).toEqual({
      ply: 2,
      entry: { by: 2, move: 'resign' },
      events: [],
      disclosed: [0, 1].map((ply) => ({ ply, entry: before.plies[ply]?.entry })),
    });
  });
});

describe('what a viewer has seen', () => {
  it('has the events of every ply, each as this viewer was shown it', () => {
    const chosen = playLines(match, `1 pick ${mine[0]}`, '2 draw');
    expect(seenBy(chosen, 2)).toEqual({
      viewer: 2,
      seats: 2,
      options: { cards: 3, peek: true },
      view: highCard.view(chosen.state, 2),
      happened: [[{ kind: 'dealt', hand: theirs }], [{ kind: 'chose', seat: 1, card: null }], []],
    });
    expect(seenBy(chosen, 1).happened[1]).toEqual([{ kind: 'chose', seat: 1, card: mine[0] }]);
  });

  it('does not count a move that was taken back', () => {
    const undone = playLines(match, `1 pick ${mine[0]}`, '1 undo', `1 pick ${mine[1]}`);
    expect(seenBy(undone, 1).happened.slice(1)).toEqual([
      [],
      [],
      [{ kind: 'chose', seat: 1, card: mine[1] }],
    ]);
  });

  it('counts from the right move when several were taken back', () => {
    const back = playLines(begin(nim), '1 take 1', '2 take 2', '2 undo', '1 undo', '1 take 3');
    expect(seenBy(back, 'watcher').happened).toEqual([
      [],
      [],
      [],
      [],
      [{ seat: 1, took: 3, left: 6 }],
    ]);
  });

  it('is told again in full where nothing must be remembered', () => {
    expect(recalledBy(match, 1)).toEqual(seenBy(match, 1));
  });

  it('is told again only as far as a game of memory allows, until the match is over', () => {
    const forgetful: typeof nim = {
      ...nim,
      recall: (event, now) => ({ ...event, left: now.heap }),
    };
    const played = playLines(begin(forgetful), '1 take 1', '2 take 2');
    const left = (of: typeof played) =>
      recalledBy(of, 1)
        .happened.flat()
        .map((event) => event.left);
    expect(left(played)).toEqual([6, 6]);
    expect(
      seenBy(played, 1)
        .happened.flat()
        .map((event) => event.left),
    ).toEqual([8, 6]);
    expect(left(playLines(played, '1 resign'))).toEqual([8, 6]);
  });
});

describe('how a match stands', () => {
  it('names who must decide and by which rule', () => {
    expect(standingFor(match, 'watcher')).toEqual({
      ply: 1,
      view: highCard.view(match.state, 'watcher'),
      toDecide: [1, 2],
      turnRule: 'HC2.1',
      offers: [],
      resigned: [],
      canTakeBack: false,
      outcome: undefined,
      endedBy: undefined,
    });
  });

  it('says to each viewer whether it can take back', () => {
    const chosen = playLines(match, `1 pick ${mine[0]}`);
    const can = (viewer: Viewer) => standingFor(chosen, viewer).canTakeBack;
    expect([can(1), can(2), can('watcher')]).toEqual([true, false, false]);
  });

  it('says how it ended', () => {
    const endedBy = (of: Match) => standingFor(of, 'watcher').endedBy;
    const three = begin(nim, { options: { heap: 5 } });
    expect(endedBy(playLines(three, '1 take 3', '2 take 2'))).toBe('game');
    expect(endedBy(playLines(three, '1 resign'))).toBe('resign');
    expect(endedBy(playLines(three, '1 draw', '2 draw'))).toBe('agreement');
    expect(endedBy(playLines(three, 'table forfeit 2 clock'))).toBe('clock');
    expect(standingFor(playLines(three, '1 resign'), 1)).toMatchObject({
      toDecide: [],
      turnRule: undefined,
      outcome: { winners: [2], rule: 'T3' },
    });
  });
});
