import { seededRandom } from '@kast/kernel';
import { game, type LeibkoecheMove, type LeibkoecheView, PLACES } from '../rules/index.ts';

/** What can be done in a kitchen that is only looked at: the rules say it of any that looks like this one. */
export function movesSeenIn(view: LeibkoecheView): readonly LeibkoecheMove[] {
  const { options, trays, onTurn, king } = view;
  if (king.length < PLACES) return [];
  const seen = { viewer: onTurn, seats: trays.length, options, ply: 0, view, memory: undefined };
  return game.moves(game.imagine(seen, seededRandom('picture')), onTurn);
}
