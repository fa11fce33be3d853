import { type Game, type Options, shuffled, unreachable } from '@kast/kernel';
import { info, type PailleOptions } from '../info.ts';
import { carryOut } from './course.ts';
import type { PailleEvent } from './event.ts';
import { imagine } from './imagine.ts';
import { chanceDue, movesOf, whyNot } from './legality.ts';
import { mostEntries } from './length.ts';
import { type PailleMemory, remember } from './memory.ts';
import type { PailleMove } from './move.ts';
import { notation } from './notation.ts';
import { eventsFor, isDisclosed, reveals, secrecy } from './sight.ts';
import { type PailleState, startState } from './state.ts';
import { type PailleView, viewOf } from './view.ts';
import { turnIn } from './whose-turn.ts';

export const game: Game<PailleState, PailleMove, PailleView, PailleEvent, PailleMemory> = {
  info,
  notation,
  init: (options, seats) => startState(isVoyage(options), seats),
  turn: turnIn,
  moves: movesOf,
  check: whyNot,
  apply: (state, by, move) => carryOut(state, by, move, () => {}),

  chance(state, random): PailleMove {
    const due = chanceDue(state);
    switch (due) {
      case 'deck':
        return { kind: due, cards: shuffled(random, state.pile) };
      case 'shark':
        return { kind: due, seat: 1 + random.below(state.hands.length) };
      case 'reshuffle':
        return { kind: due, cards: shuffled(random, state.discard) };
      default:
        return unreachable(due);
    }
  },

  view: viewOf,
  events: eventsFor,
  remember,
  secrecy,
  isDisclosed,
  reveals,
  imagine,
  longest: (options, seats) => mostEntries(isVoyage(options), seats),
};

function isVoyage(options: Options): boolean {
  return (options as PailleOptions).voyage === 'on';
}
