import { append, type Match, happeningFor, must, standingFor, type Viewer } from '@kast/kernel';
import { begin, highCard, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { afterArrival, lastMoveOf, pliesInForce, positionOf } from './position.ts';

/** What a server would send one by one, folded as a browser folds it. */
function folded(start: Match, end: Match, viewer: Viewer) {
  let before = start;
  let position = positionOf(start, viewer);
  for (const { entry } of end.plies.slice(start.plies.length)) {
    const next = append(before, entry);
    if (!next.ok) throw new Error(next.error.reason);
    const happening = happeningFor(next.value, before, viewer);
    position = afterArrival(position, { happening, standing: standingFor(next.value, viewer) });
    before = next.value;
  }
  return position;
}

describe('afterArrival', () => {
  it('comes to the same position as looking at the whole match', () => {
    const start = begin(nim);
    const end = playLines(start, '1 take 3', '2 take 1', '1 take 2', '2 take 3');
    expect(folded(start, end, 1)).toEqual(positionOf(end, 1));
  });

  it('forgets what was shown of a move that was taken back', () => {
    const start = begin(nim);
    const end = playLines(start, '1 take 3', '2 take 1', '2 undo', '1 undo', '1 take 2');
    const position = folded(start, end, 2);
    expect(position).toEqual(positionOf(end, 2));
    expect(position.happened.map((events) => events.length)).toEqual([0, 0, 0, 0, 1]);
  });

  it('fills in masked entries when they are disclosed', () => {
    const start = begin(highCard);
    const [mine = 0] = start.state.hands[0] ?? [];
    const [theirs = 0] = start.state.hands[1] ?? [];
    const chosen = playLines(start, `1 pick ${mine}`);
    expect(positionOf(chosen, 2).log.at(-1)?.move).toBe('?');
    const shown = playLines(chosen, `2 pick ${theirs}`);
    const position = folded(start, shown, 2);
    expect(position.log).toEqual(positionOf(shown, 2).log);
    expect(position.log.map(({ move }) => move)).toContain(`pick ${mine}`);
  });
});

describe('the log', () => {
  it('counts neither acts nor what was taken back among the moves in force', () => {
    const match = playLines(begin(nim), '1 take 1', '2 draw', '2 take 2', '2 undo', '2 take 3');
    expect(pliesInForce(positionOf(match, 1).log)).toEqual([0, 4]);
  });

  it('has as its last move the last one in force', () => {
    const match = playLines(begin(nim), '1 take 1', '2 take 2', '2 undo', '1 draw');
    const last = must(lastMoveOf(positionOf(match, 1)), 'a last move');
    expect(last).toMatchObject({ ply: 0, by: 1, events: [{ seat: 1, took: 1, left: 8 }] });
  });

  it('has no last move before the first', () => {
    expect(lastMoveOf(positionOf(begin(nim), 1))).toBeUndefined();
  });
});
