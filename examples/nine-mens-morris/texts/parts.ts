import { listOf, noun, number, player, text } from '@kast/games/box/texts/part.ts';
import type { Side } from '../rules/index.ts';

/** What the sentences of Nine Men's Morris are made with. */
export const parts = {
  who: player,
  winner: player,
  loser: player,

  side: noun<Side>('side'),

  point: text,
  from: text,
  to: text,
  taken: text,
  points: listOf(text),

  /** How many are left in a hand. */
  left: number,
  targets: number,
  pieces: number,
  pliesLeft: number,

  /** Words already, with only a sign between them. */
  what: text,
  items: text,
  before: text,
  next: text,
};
