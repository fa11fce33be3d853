import {
  follow,
  followLines,
  highCard,
  hostingFaults,
  nim,
  quoits,
  trialsOf,
} from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from './game.ts';
import { makeSnapshot, type MatchSnapshot, readSnapshot } from './snapshot.ts';

describe('a snapshot', () => {
  const dealt = follow(highCard);
  const running = followLines(dealt, `1 pick ${dealt.match.state.hands[0]?.[0]}`, '2 draw');

  it.each([
    ['that runs, with secrets, an offer and a move to take back', running],
    ['that is over', followLines(running, '1 resign')],
    ['without memory', followLines(follow(nim), '1 take 1', '1 undo')],
  ])('of a match %s reads back exactly', (_, { match, projections }) => {
    const written = JSON.stringify(makeSnapshot({ match, projections }));
    const snapshot = JSON.parse(written) as MatchSnapshot;
    const read = readSnapshot(match.game, match.setup, snapshot);
    expect(read).toStrictEqual({ match, projections });
  });

  it('has neither rules nor set-up nor past', () => {
    const { match } = makeSnapshot(running);
    expect(Object.keys(match).toSorted()).toEqual([
      'ending',
      'offers',
      'ply',
      'questions',
      'resigned',
      'spent',
      'state',
      'takeBacks',
    ]);
  });

  it.each([
    ['nim', nim as AnyGame],
    ['high card', highCard as AnyGame],
    ['quoits', quoits as AnyGame],
  ])('of %s goes on, and asks, as if it had never been made', (_, game) => {
    const faults = trialsOf(game.info, { most: 100, repeats: 20 }).flatMap((trial) =>
      hostingFaults(game, trial),
    );
    expect(faults).toEqual([]);
  });
});
