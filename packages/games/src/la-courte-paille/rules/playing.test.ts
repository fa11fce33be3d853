import { everyCombination, type Random, seatsOf, seededRandom } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK } from './cards.ts';
import { game } from './game.ts';
import { info } from '../info.ts';
import type { PailleState } from './state.ts';
import { allCards } from './testing.ts';

const setups = everyCombination(info.options).flatMap((options) =>
  [2, 3, 4, 5].map((seats) => ({
    options,
    seats,
    name: `${seats} seats, voyage ${options['voyage']}`,
  })),
);

/** A whole match by lot; `look` is shown every state on the way. */
function playOut(start: PailleState, random: Random, look: (state: PailleState) => void): number {
  let state = start;
  let entries = 0;
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') {
      state = game.apply(state, 'chance', game.chance(state, random));
    } else {
      const seat = turn.seats[random.below(turn.seats.length)] ?? 0;
      const moves = game.moves(state, seat);
      const move = moves[random.below(moves.length)];
      if (!move) throw new Error(`seat ${seat} cannot move`);
      state = game.apply(state, seat, move);
    }
    entries++;
    look(state);
  }
  return entries;
}

describe.each(setups)('matches by lot with $name', ({ options, seats }) => {
  const each = (property: (seed: number) => void) =>
    fc.assert(fc.property(fc.integer(), property), { numRuns: 15 });

  it('CP1.1 never lose or double a card', () => {
    each((seed) => {
      playOut(game.init(options, seats), seededRandom(seed), (state) => {
        const left = DECK.filter(
          (card) => !(state.eaten as readonly string[]).includes(card[0] ?? ''),
        );
        expect(allCards(state).toSorted()).toEqual(left.toSorted());
      });
    });
  });

  it('CP4.9 end within the bound', () => {
    each((seed) => {
      const entries = playOut(game.init(options, seats), seededRandom(seed), () => {});
      expect(entries).toBeLessThanOrEqual(game.longest(options, seats));
    });
  });

  it('CP3.1 always leave a decision between two things at least', () => {
    each((seed) => {
      playOut(game.init(options, seats), seededRandom(seed), (state) => {
        const turn = game.turn(state);
        if (turn.kind !== 'seats') return;
        const choosing = seatsOf(seats).filter((seat) => game.moves(state, seat).length > 1);
        const idle = seatsOf(seats).filter((seat) => game.moves(state, seat).length === 0);
        expect(choosing).toEqual(turn.seats);
        expect(idle.length + choosing.length).toBe(seats);
      });
    });
  });

  it('CP6.6 keep every hand of those who are in, and none of those who are out', () => {
    each((seed) => {
      playOut(game.init(options, seats), seededRandom(seed), (state) => {
        if (state.stage !== 'choose') return;
        for (const seat of seatsOf(seats)) {
          const held = (state.hands[seat - 1]?.length ?? 0) + (state.chosen[seat - 1] ? 1 : 0);
          expect(held > 0).toBe(!state.out.includes(seat));
        }
      });
    });
  });
});
