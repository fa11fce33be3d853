import { number, text } from '@kast/games';

/** What the sentences of a profile are made with. */
export const parts = {
  name: text,
  game: text,
  /** As players know such numbers: "1512". */
  rating: text,
  uncertainty: text,
  /** A day. */
  date: text,
  count: number,
  won: number,
  drawn: number,
  lost: number,
  times: number,
};
