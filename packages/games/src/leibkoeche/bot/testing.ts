import type { Choice, ThinkRequest } from '@kast/bots';
import { must, type Seat, seededRandom } from '@kast/kernel';
import { expect } from 'vitest';
import { game, type LeibkoecheMove, type LeibkoecheState } from '../rules/index.ts';
import { bot } from './index.ts';

/** What the bot does in the seat that has to decide, from its own sight; it must be legal. */
export function choose(state: LeibkoecheState, request: Partial<ThinkRequest> = {}): Choice {
  const viewer = seatToDecide(state);
  const view = game.view(state, viewer);
  const { seats, options } = state;
  const seen = { viewer, seats, options, ply: 0, view, memory: undefined };
  const choice = bot.choose(seen, { level: 5, seed: 'one', clock: () => 0, ...request });
  expect(game.check(state, viewer, moveOf(state, choice)), choice.move).toBeUndefined();
  return choice;
}

export function moveOf(state: LeibkoecheState, { move }: Choice): LeibkoecheMove {
  const read = game.notation.parse(state, seatToDecide(state), move);
  if (!read.ok) throw new Error(`unreadable: ${move}`);
  return read.value;
}

/** A whole match of bots; gives its entries. */
export function playOut(start: LeibkoecheState, seed: string, level: ThinkRequest['level']) {
  const random = seededRandom(seed);
  const entries: LeibkoecheMove[] = [];
  let state = start;
  while (state.phase !== 'over') {
    const turn = game.turn(state);
    const isChance = turn.kind === 'chance';
    const move = isChance
      ? game.chance(state, random)
      : moveOf(state, choose(state, { level, seed: `${seed} ${entries.length}` }));
    state = game.apply(state, isChance ? 'chance' : seatToDecide(state), move);
    entries.push(move);
  }
  return entries;
}

function seatToDecide(state: LeibkoecheState): Seat {
  const turn = game.turn(state);
  return must(turn.kind === 'seats' ? turn.seats[0] : undefined, 'a seat that has to decide');
}
