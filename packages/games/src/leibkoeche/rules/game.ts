import { type Actor, type Random, type Turn, unreachable } from '@kast/kernel';
import { type LeibkoecheOptions, info } from '../info.ts';
import { shift } from './before-the-king.ts';
import { moves, sample } from './choices.ts';
import * as course from './course.ts';
import { events } from './events.ts';
import { imagine } from './imagining.ts';
import { check, DUE } from './legality.ts';
import { notation } from './notation.ts';
import { order } from './ordering.ts';
import { drawKing, drawPiles, drawStack, startState } from './setup.ts';
import { isDisclosed, type LeibkoecheGame, reveals, secrecy, view } from './sight.ts';
import type { LeibkoecheMove, LeibkoecheState } from './state.ts';
import { drawFall, heldOf } from './throwing.ts';

export const leibkoeche: LeibkoecheGame = {
  info,
  init: (options, seats) => startState(options as LeibkoecheOptions, seats),
  turn,
  moves,
  sample,
  check,
  apply: (state, by, move) => {
    const next = carryOut(state, by, move);
    const justOrdered = move.kind === 'order' && next.phase !== 'ordering';
    return next.justOrdered === justOrdered ? next : { ...next, justOrdered };
  },
  chance,
  view,
  events,
  secrecy,
  isDisclosed,
  reveals,
  imagine,
  notation,
  // The rulebook sets no bound (docs/TABLE.md, T2). Play at random ends within some thousand entries.
  longest: () => 20_000,
};

function turn(state: LeibkoecheState): Turn {
  switch (state.phase) {
    case 'king':
    case 'piles':
    case 'stack':
    case 'first':
      return { kind: 'chance', source: 'lot' };
    case 'fall':
      // LK8.3, LK9.1
      return { kind: 'chance', source: typeof state.toss === 'string' ? 'lot' : 'referee' };
    case 'ordering':
      return { kind: 'seats', seats: state.ordering.slice(0, 1), rule: 'LK7.2' };
    case 'over':
      return { kind: 'over', outcome: state.outcome ?? { winners: [], rule: 'LK7.3' } };
    default:
      return { kind: 'seats', seats: [state.onTurn], rule: DUE[state.phase].rule };
  }
}

function carryOut(state: LeibkoecheState, by: Actor, move: LeibkoecheMove): LeibkoecheState {
  switch (move.kind) {
    case 'king':
      return { ...state, phase: 'piles', king: move.kinds };
    case 'piles':
      return { ...state, phase: 'stack', piles: move.piles };
    case 'stack':
      return { ...state, phase: 'first', stack: move.lows };
    case 'first':
      return course.beginTurn(state, move.seat);
    case 'put':
      return course.putCook(state, move.tile);
    case 'leave':
      return course.putCook(state, null);
    case 'shift':
      return course.winOr(shift(state, move.garnish, move.end), course.endTurn);
    case 'from':
      return course.takeFrom(state, move.tile);
    case 'toss':
      return { ...state, phase: 'fall', toss: move.toss };
    case 'fall':
      return course.fallen(state, move.fall);
    case 'walk':
      return course.walk(state, move.tiles);
    case 'take':
      return course.take(state);
    case 'skip':
      return course.afterWalk(state);
    case 'tray':
      return course.placeOnTray(state, move.place - 1);
    case 'peek':
      return course.peek(state, move.place);
    case 'keep':
      return { ...state, phase: 'toss', held: { ...heldOf(state), face: move.face } };
    case 'swap':
      return course.swap(state, move.tile);
    case 'lay':
      return course.lay(state, move.tile, move.face);
    case 'order': {
      const ordered = order(state, Number(by), move.places);
      return state.phase === 'ordering' ? course.afterOrdering(ordered) : ordered;
    }
    default:
      return unreachable(move);
  }
}

function chance(state: LeibkoecheState, random: Random): LeibkoecheMove {
  switch (state.phase) {
    case 'king':
      return { kind: 'king', kinds: drawKing(random) };
    case 'piles':
      return { kind: 'piles', piles: drawPiles(random) };
    case 'stack':
      return { kind: 'stack', lows: drawStack(random) };
    case 'first':
      return { kind: 'first', seat: random.below(state.seats) + 1 };
    default:
      return { kind: 'fall', fall: drawFall(state, random) };
  }
}
