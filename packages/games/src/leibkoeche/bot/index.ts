import type { Bot, Choice } from '@kast/bots';
import { seatsOf, seededRandom, type Seat } from '@kast/kernel';
import {
  game,
  type LeibkoecheEvent,
  type LeibkoecheMove,
  type LeibkoecheState,
  type LeibkoecheView,
} from '../rules/index.ts';

export const bot: Bot<LeibkoecheView, LeibkoecheEvent> = {
  choose(seen, { seed }): Choice {
    const random = seededRandom(seed);
    const state = game.imagine(seen, random);
    const seat = seen.viewer as Seat;
    const usual = game.sample?.(state, seat, random) ?? { kind: 'leave' };
    const move = state.phase === 'walk' ? usefulWalk(state, seat, usual) : usual;
    const text = game.notation.make(state, move);
    const estimate = seatsOf(seen.seats).map(() => 1 / seen.seats);
    return { move: text, estimate, nodes: 1, line: [text] };
  },
};

/** To the king, or onto a pile of a kind that is missing. */
function usefulWalk(state: LeibkoecheState, seat: Seat, usual: LeibkoecheMove): LeibkoecheMove {
  const collected = (after: LeibkoecheState): number =>
    (after.trays[seat - 1] ?? []).filter(Boolean).length + after.arrived.length;
  const now = collected(state);
  const useful = game
    .moves(state, seat)
    .find((move) => move.kind === 'walk' && collected(game.apply(state, seat, move)) > now);
  return useful ?? usual;
}
