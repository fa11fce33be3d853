import { begin, follow, highCard, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { seenBy } from './hosted-match.ts';
import type { Match } from './match.ts';
import type { Viewer } from './seat.ts';
import { seenFrom, standingFor } from './standing.ts';

const match = begin(highCard, { seats: 2 });
const [mine = []] = match.state.hands;

describe('how a match stands', () => {
  it('names who must decide and by which rule, and what this viewer is asked', () => {
    expect(standingFor(match, 1)).toEqual({
      ply: 1,
      view: highCard.view(match.state, 1),
      question: 1,
      toDecide: [1, 2],
      turnRule: 'HC2.1',
      offers: [],
      resigned: [],
      takeBack: undefined,
      mayDraw: true,
      outcome: undefined,
      endedBy: undefined,
    });
  });

  it('asks a watcher nothing', () => {
    const { question, mayDraw, takeBack } = standingFor(match, 'watcher');
    expect({ question, mayDraw, takeBack }).toEqual({
      question: undefined,
      mayDraw: false,
      takeBack: undefined,
    });
  });

  it('T6 says to each viewer which move it can take back', () => {
    const chosen = playLines(match, `1 pick ${mine[0]}`);
    const can = (viewer: Viewer) => standingFor(chosen, viewer).takeBack;
    expect([can(1), can(2), can('watcher')]).toEqual([1, undefined, undefined]);
  });

  it('T4 names an offer by its place in the log, and says who may answer it', () => {
    const offered = playLines(begin(nim), '1 take 1', '1 draw');
    expect(standingFor(offered, 2)).toMatchObject({ offers: [{ seat: 1, ply: 1 }], mayDraw: true });
    expect(standingFor(offered, 1).mayDraw).toBe(false);
  });

  it('T3 lets a seat that has resigned neither draw nor take back', () => {
    const resigned = playLines(begin(nim, { seats: 3 }), '1 take 1', '1 resign');
    expect(standingFor(resigned, 1)).toMatchObject({ mayDraw: false, takeBack: undefined });
  });

  it('says how it ended', () => {
    const endedBy = (of: Match) => standingFor(of, 'watcher').endedBy;
    const three = begin(nim, { options: { heap: 5 } });
    expect(endedBy(playLines(three, '1 take 3', '2 take 2'))).toBe('game');
    expect(endedBy(playLines(three, '1 resign'))).toBe('resign');
    expect(endedBy(playLines(three, '1 draw', '2 draw'))).toBe('agreement');
    expect(endedBy(playLines(three, 'table forfeit 2 clock'))).toBe('clock');
    expect(standingFor(playLines(three, '1 resign'), 1)).toMatchObject({
      question: undefined,
      toDecide: [],
      turnRule: undefined,
      mayDraw: false,
      outcome: { winners: [2], rule: 'T3' },
    });
  });
});

describe('what a viewer has', () => {
  it('is its view and its memory, and nothing of the state', () => {
    const seen = seenBy(follow(highCard, { seats: 2 }), 2);
    expect(seen).toEqual({
      viewer: 2,
      seats: 2,
      options: { cards: 3, peek: true },
      ply: 1,
      view: highCard.view(match.state, 2),
      memory: { chosen: [], takers: [] },
    });
    expect(seenFrom(match, 2, seen.memory)).toEqual(seen);
  });
});
