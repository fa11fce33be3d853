import { choice, listOf, noun, number, player, text } from '../../box/texts/part.ts';
import type { Piece, Side } from '../rules/index.ts';

/** What the sentences of Tablut are made with. */
export const parts = {
  who: player,
  winner: player,
  loser: player,

  man: noun<Piece>('man'),
  /** The pieces of one side; how many there are is told by their squares. */
  men: noun<Piece>('man'),
  side: noun<Side>('side'),
  mover: noun<Side>('side'),
  /** In a refusal. */
  piece: choice('king', 'pawn'),

  kingCapture: choice('either', 'hard'),

  square: text,
  from: text,
  to: text,
  at: text,
  squares: listOf(text),
  corners: listOf(text),
  written: listOf(text),
  taken: listOf(text),

  targets: number,
  times: number,
  pliesLeft: number,

  /** Words already, with only a sign between them. */
  what: text,
  items: text,
  before: text,
  next: text,
};
