import { describe, expect, it } from 'vitest';
import { inOrder, type RunningMatch, runningOnline } from './running-matches.ts';

function running(id: string, yourTurn: boolean, changed: number): RunningMatch {
  return { id, game: 'nim', place: 'here', holders: [], plies: 1, yourTurn, changed };
}

describe('the matches on top of the cupboard', () => {
  it('are those where it is your turn first, then the latest', () => {
    const matches = [
      running('waits-new', false, 9),
      running('turn-old', true, 1),
      running('waits-old', false, 2),
      running('turn-new', true, 5),
    ];
    expect(inOrder(matches).map(({ id }) => id)).toEqual([
      'turn-new',
      'turn-old',
      'waits-new',
      'waits-old',
    ]);
  });

  it('know your own seat at an online table', () => {
    const [match] = runningOnline([
      {
        id: 'x',
        game: 'nim',
        seats: [
          { seat: 1, kind: 'person', present: true, name: 'Ada' },
          { seat: 2, kind: 'person', present: false },
        ],
        you: 2,
        ply: 3,
        toDecide: [2],
        madeAt: 1,
        lastAt: 2,
      },
    ]);
    expect(match).toMatchObject({ yourTurn: true, place: 'online', plies: 3 });
    expect(match?.holders.map(({ kind }) => kind)).toEqual(['person', 'you']);
  });

  it('T7 wait for nobody in particular where everybody has still to come', () => {
    const summary = (kind: 'person' | 'open', toDecide: number[]) => ({
      id: 'x',
      game: 'nim',
      seats: [
        { seat: 1, kind: 'person' as const, present: false },
        { seat: 2, kind, present: false },
      ],
      you: 1,
      ply: 0,
      toDecide,
      madeAt: 1,
      lastAt: 2,
    });
    const states = runningOnline([
      summary('person', []),
      summary('person', [2]),
      summary('open', []),
    ]).map(({ isToBegin }) => isToBegin);
    expect(states).toEqual([true, false, false]);
  });
});
