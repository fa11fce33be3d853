import type { Level } from '@kast/bots';
import { pick, type Random, type Seat, type Seen, seededRandom } from '@kast/kernel';
import { game, type HeuchelMemory, type HeuchelState, type HeuchelView } from '../rules/index.ts';
import { bot } from './index.ts';

/** What the bot does in a seat, from what that sees. */
export function chosen(state: HeuchelState, seat: Seat, nodes: number, level: Level = 5): string {
  const request = { level, seed: 'a', budget: { nodes }, clock: () => 0 };
  return bot.choose(seenBy(state, seat), request).move;
}

export function read(state: HeuchelState, seat: Seat, text: string): SeatMove {
  const move = game.notation.parse(state, seat, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return move.value;
}

export function seenBy(state: HeuchelState, seat: Seat): Seen<HeuchelView, HeuchelMemory> {
  const { seats, options } = state;
  const view = game.view(state, seat);
  return { viewer: seat, seats, options, ply: 0, view, memory: undefined };
}

type SeatMove = ReturnType<typeof game.moves>[number];

type Player = (state: HeuchelState, seat: Seat, random: Random) => SeatMove;

/** A whole match; what is drawn depends on the seed alone, whoever plays. */
export function playThrough(start: HeuchelState, player: Player, seed = 7): HeuchelState {
  const random = seededRandom(seed);
  const luck = seededRandom(`luck ${seed}`);
  let state = start;
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const by = turn.kind === 'chance' ? 'chance' : pick(random, turn.seats);
    const move = by === 'chance' ? game.chance(state, luck) : player(state, by, random);
    state = game.apply(state, by, move);
  }
  return state;
}
