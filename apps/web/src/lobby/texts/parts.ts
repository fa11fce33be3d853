import { listOf, number, text } from '@kast/games';

/** What the sentences of the lobby are made with. */
export const parts = {
  name: text,
  game: text,
  names: listOf(text),
  /** "0:42" */
  time: text,
  count: number,
  seats: number,
  seconds: number,
  minutes: number,
  days: number,
};
