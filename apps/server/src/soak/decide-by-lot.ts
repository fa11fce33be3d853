import { type AnyGame, pick, type Random } from '@kast/kernel';
import type { Snapshot } from '@kast/protocol/client';

/** A legal move, by lot, from what a browser knows after reloading. */
export function decideByLot(random: Random, game: AnyGame, snapshot: Snapshot): string {
  const { you = 1, seats, options, standing, memory } = snapshot;
  const { ply, view } = standing;
  const seen = { viewer: you, seats: seats.length, options, ply, view, memory };
  const state = game.imagine(seen, random);
  const moves = game.moves(state, you);
  const move = moves.length > 0 ? pick(random, moves) : game.sample?.(state, you, random);
  return game.notation.make(state, move);
}
