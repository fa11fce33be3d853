import { pick, seededRandom, seenBy, turnOf } from '@kast/kernel';
import { type Beginning, follow, followLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { knownColumns } from './knowing.ts';

const SETUPS = [2, 4, 6].flatMap((seats) =>
  ['off', 'on'].map((die) => ({
    seats,
    die,
    options: { memory: 'strict', die, split: 'anywhere' },
  })),
);

describe('memory', () => {
  it.each(SETUPS)(
    'HM8.3 holds what aid would show, with $seats seats and the die $die',
    (setup) => {
      for (const now of matchByLot(setup)) {
        const { state } = now.match;
        if (state.phase === 'over' || state.phase === 'deal' || state.phase === 'arranging')
          continue;
        for (const viewer of now.projections.keys()) {
          const seen = seenBy(now, viewer);
          const known = knownColumns(state, viewer);
          expect(seen.memory?.columns).toEqual(known);
          const imagined = game.imagine(seen, seededRandom(viewer));
          expect(knownColumns(imagined, viewer)).toEqual(known);
        }
      }
    },
  );

  it('HM8.3 is not kept where the table shows it', () => {
    const dealt = follow(game, { options: { memory: 'aid' } });
    expect(seenBy(dealt, 1).memory).toEqual({ hand: [], stacks: [], columns: [] });
  });
});

/** The match after every entry of players without a plan. */
function* matchByLot(setup: Beginning) {
  const random = seededRandom('memory');
  let now = follow(game, setup);
  for (let turn = turnOf(now.match); turn.kind === 'seats'; turn = turnOf(now.match)) {
    yield now;
    const { state } = now.match;
    const seat = pick(random, turn.seats);
    const move = pick(random, game.moves(state, seat));
    now = followLines(now, `${seat} ${game.notation.make(state, move)}`);
  }
}
