import {
  everyCombination,
  type Options,
  pick,
  seededRandom,
  seenFrom,
  newMatch,
  play,
} from '@kast/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { seatOf } from './board.ts';
import { scene } from './scene.ts';
import { game } from './game.ts';
import { movesOf } from './moving.ts';
import { playLine } from './play-line.ts';
import { makeSquare } from './square.ts';
import type { TablutState } from './state.ts';
import { view } from './view.ts';

/** A second of work; a machine that does other things meanwhile takes several. */
const PATIENCE = { timeout: 60_000 };

describe('a view', () => {
  it('tells which corners the king could go to', () => {
    const state = scene(
      'dark',
      `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . D .
      1 . . . K . . . . .
        a b c d e f g h i
      `,
    );
    expect(view(state).cornersInReach.map(makeSquare)).toEqual(['a1', 'i1']);
    expect(view(playLine(state, 'h2-h1')).cornersInReach.map(makeSquare)).toEqual(['a1']);
  });

  it('rebuilds the very state it was made of, at every ply and for every viewer', PATIENCE, () => {
    fc.assert(
      fc.property(anyOptions(), fc.integer(), (options, seed) => {
        for (const state of randomMatch(options, seed)) {
          const views = ([1, 2, 'watcher', 'open'] as const).map((viewer) =>
            game.view(state, viewer),
          );
          for (const view of views) {
            const copy = JSON.parse(JSON.stringify(view)) as typeof view;
            const seen = { viewer: 1, seats: 2, options, ply: 0, view: copy, memory: undefined };
            expect(game.imagine(seen, seededRandom(0))).toStrictEqual(state);
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  it(
    'TB5.2 lists exactly the moves that would take the king if the attackers moved at once',
    PATIENCE,
    () => {
      fc.assert(
        fc.property(anyOptions(), fc.integer(), (options, seed) => {
          for (const state of randomMatch(options, seed)) {
            if (state.outcome) continue;
            const again: TablutState = { ...state, turn: 'dark', threatCounts: [] };
            const deadly = movesOf(again, 'dark').filter(
              (move) => game.apply(again, 2, move).outcome?.rule === 'TB4.4',
            );
            const listed = view(state).threats.map(({ from, to }) => ({ from, to }));
            expect(listed).toEqual(deadly);
          }
        }),
        { numRuns: 8 },
      );
    },
  );

  it('is all that a bot or a browser needs', () => {
    const started = newMatch(game, {
      seats: 2,
      options: { king: 'unarmed' },
      seedHash: '0'.repeat(64),
    });
    if (!started.ok) throw new Error('no match');
    const moved = play(started.value, 1, 'e4-f4');
    if (!moved.ok) throw new Error('no move');
    const seen = seenFrom(moved.value.match, 2, undefined);
    expect(game.imagine(seen, seededRandom(0))).toStrictEqual(moved.value.match.state);
  });
});

function anyOptions(): fc.Arbitrary<Options> {
  return fc.constantFrom(...everyCombination(info.options));
}

function* randomMatch(options: Options, seed: number): Generator<TablutState> {
  const random = seededRandom(seed);
  let state = game.init(options, 2);
  yield state;
  while (!state.outcome) {
    const seat = seatOf(state.turn);
    state = game.apply(state, seat, pick(random, game.moves(state, seat)));
    yield state;
  }
}
