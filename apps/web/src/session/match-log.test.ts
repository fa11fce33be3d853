import {
  beginPlaythrough,
  extendPlaythrough,
  happeningFor,
  hostMatch,
  hostPly,
  append,
  must,
  type Playthrough,
  projectionOf,
  seededRandom,
  standingFor,
  type Viewer,
  newMatch,
} from '@kast/kernel';
import { follow, highCard, nim, followLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '@kast/protocol/client';
import { goldenMatches } from '../table/testing.ts';
import { createLocalMatch, pageOf, positionFor } from './here/local-match.ts';
import { createMatchLog, type GrowingLog } from './match-log.ts';
import { createKnownMatch } from './online/known-match.ts';
import { lastMoveIn, seenIn } from './position.ts';

type Played = ReturnType<typeof follow>;

/** What a server would send one by one, from the first entry on. */
function told({ match, plies }: Played, viewer: Viewer): GrowingLog {
  const log = createMatchLog({ from: 0, plies: [] });
  const start = newMatch(match.game, match.setup);
  if (!start.ok) throw new Error(start.error.reason);
  let hosted = hostMatch(start.value);
  for (const { entry } of plies) {
    const next = append(hosted.match, entry);
    if (!next.ok) throw new Error(next.error.reason);
    const after = hostPly(hosted, next.value);
    const [before, now] = [projectionOf(hosted, viewer), projectionOf(after, viewer)];
    log.append(happeningFor(before, now, after.match, next.value.ply));
    hosted = after;
  }
  return log;
}

const REMEMBERED = [
  'heuchel-und-meuchel, a-full-house.json',
  'drunter-und-drueber, three-with-claims.json',
];

/** What of it a server tells first. */
function snapshotOf(now: Playthrough, viewer: number): Snapshot {
  const page = pageOf(now, viewer);
  return {
    you: viewer,
    standing: standingFor(now.match, viewer),
    history: page,
  } as Partial<Snapshot> as Snapshot;
}

function movesIn(log: GrowingLog, until: number): string[] {
  return log.read(0, until).map(({ entry }) => entry.move);
}

describe('the log of a match', () => {
  it('comes to the same, told entry by entry, as read at the end', () => {
    const played = followLines(follow(nim), '1 take 3', '2 take 1', '2 undo', '2 take 2');
    const log = told(played, 1);
    expect(log.read(0, 4)).toEqual(pageOf(played, 1).plies);
  });

  it('opens a masked entry when it is disclosed, and not before that was told', () => {
    const start = follow(highCard);
    const [mine = 0] = start.match.state.hands[0] ?? [];
    const [theirs = 0] = start.match.state.hands[1] ?? [];
    const log = told(followLines(start, `1 pick ${mine}`, `2 pick ${theirs}`), 2);
    expect(movesIn(log, 2)).toEqual(['?', '?']);
    expect(movesIn(log, 3)).toEqual(['?', `pick ${mine}`, `pick ${theirs}`]);
  });

  it('grows at its beginning, page by page, and takes no page that does not fit', () => {
    const { plies } = pageOf(followLines(follow(nim), '1 take 1', '2 take 2', '1 take 3'), 1);
    const log = createMatchLog({ from: 2, plies: plies.slice(2) });
    expect(log.read(0, 3)).toHaveLength(1);
    expect(log.prepend({ from: 0, plies: plies.slice(0, 1) })).toBe(false);
    expect(log.prepend({ from: 0, plies: plies.slice(0, 2) })).toBe(true);
    expect(log.from.value).toBe(0);
    expect(log.read(0, 3)).toEqual(plies);
    expect(log.end()).toBe(3);
  });

  it('starts over from a page far ahead', () => {
    const log = createMatchLog({ from: 0, plies: [] });
    log.restart({ from: 900, plies: [{ entry: { by: 1, move: 'take 1' }, events: [] }] });
    expect(log.end()).toBe(901);
    expect(log.read(0, 901)).toHaveLength(1);
  });
});

describe('HM8.3 DD6.2 the log of a match in which one must remember', () => {
  it.each(REMEMBERED)('tells nothing again that is covered by now: %s', async (title) => {
    const { played } = must(
      (await goldenMatches()).find((golden) => golden.title === title),
      title,
    );
    const { game, setup } = played.match;
    const begun = newMatch(game, setup);
    if (!begun.ok) throw new Error(begun.error.reason);
    let now = beginPlaythrough(begun.value);
    let beforeLast = now;
    const here = createLocalMatch(now, [1]);
    let position = positionFor(now, 1);
    const online = createKnownMatch(game, setup, snapshotOf(now, 1), () =>
      game.imagine(seenIn(setup, 1, position), seededRandom(title)),
    );
    for (const { entry } of played.plies) {
      const next = append(now.match, entry);
      if (!next.ok) throw new Error(next.error.reason);
      beforeLast = now;
      now = extendPlaythrough(now, [next.value]);
      here.enter([next.value]);
      const after = positionFor(now, 1);
      const [knew, knows] = [projectionOf(beforeLast, 1), projectionOf(now, 1)];
      const happening = happeningFor(knew, knows, now.match, next.value.ply);
      online.take({ happening, standing: after.standing });
      position = after;
      const { plies } = pageOf(now, 1);
      expect(here.logOf(1).read(0, plies.length)).toEqual(plies);
      expect(online.log.read(0, plies.length)).toEqual(plies);
    }
    // What the end opens is told with it.
    const { plies: told } = pageOf(beforeLast, 1);
    expect(position.standing.outcome).toBeDefined();
    expect(here.logOf(1).read(0, told.length)).toEqual(told);
    expect(online.log.read(0, told.length)).toEqual(told);
  });

  it('is the same as long as the same may be told', () => {
    let known: unknown = 'Q4';
    const log = createMatchLog(
      { from: 0, plies: [{ entry: { by: 1, move: '1-10' }, events: ['Q4'] }] },
      () => (event) => (event === known ? event : null),
    );
    const [open] = log.read(0, 1);
    expect(log.read(0, 1)[0]?.events).toBe(open?.events);
    known = 'P2';
    const [covered] = log.read(0, 1);
    expect(covered?.events).toEqual([null]);
    expect(log.read(0, 1)[0]?.events).toBe(covered?.events);
  });
});

describe('the last move', () => {
  const at = (ply: number) => ({ ply, standing: {} as never, memory: undefined });

  it('is the last one in force', () => {
    const log = told(followLines(follow(nim), '1 take 1', '2 take 2', '2 undo', '1 draw'), 1);
    const first = { by: 1, events: [{ seat: 1, took: 1, left: 8 }] };
    expect(lastMoveIn(log, at(4))).toMatchObject(first);
    expect(lastMoveIn(log, at(2))).toMatchObject({ by: 2 });
  });

  it('is the own one that is not confirmed yet', () => {
    const log = told(followLines(follow(nim), '1 take 1'), 1);
    const ahead = { entry: { by: 2, move: 'take 3' }, events: [] };
    expect(lastMoveIn(log, { ...at(1), ahead })).toMatchObject({ by: 2, entry: ahead.entry });
  });

  it('is none before the first', () => {
    expect(lastMoveIn(told(follow(nim), 1), at(0))).toBeUndefined();
  });
});
