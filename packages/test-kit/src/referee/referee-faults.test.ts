import type { AnyGame, AnyReferee } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { nim } from '../toys/nim.ts';
import { type QuoitsState, quoits, quoitsReferee } from '../toys/quoits.ts';
import { trialsOf } from '../trial.ts';
import { refereeFaults } from './referee-faults.ts';

const honest: AnyReferee = { judge: (state) => quoitsReferee.judge(state as QuoitsState) };

function watched(referee: AnyReferee, game: AnyGame = quoits) {
  const trials = trialsOf(game.info, { most: 24, repeats: 2 });
  const found = trials.map((trial) => refereeFaults(game, referee, trial));
  return {
    verdicts: found.reduce((sum, { verdicts }) => sum + verdicts, 0),
    codes: found.flatMap(({ faults }) => faults.map(({ code }) => code)),
  };
}

describe('the referee suite', () => {
  it('finds nothing against an honest referee', () => {
    const { verdicts, codes } = watched(honest);
    expect(verdicts).toBeGreaterThan(4);
    expect(codes).toEqual([]);
  });

  it('counts nothing where no referee is asked', () => {
    expect(watched(honest, nim)).toEqual({ verdicts: 0, codes: [] });
  });

  let calls = 0;
  it.each([
    ['throws', 'is away', () => raise()],
    ['impossible-verdict', 'says what cannot be', () => ({ kind: 'lands', on: 9 })],
    ['not-deterministic', 'changes its mind', () => ({ kind: 'lands', on: calls++ % 4 })],
    [
      'not-plain-json',
      'says more than JSON holds',
      () => ({ kind: 'lands', on: 1, by: undefined }),
    ],
  ])('finds %s in a referee that %s', (code, _, judge) => {
    expect(watched({ judge }).codes).toContain(code);
  });
});

function raise(): never {
  throw new Error('nobody here');
}
