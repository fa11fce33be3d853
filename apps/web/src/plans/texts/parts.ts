import { number, text } from '@kast/games';

/** What the sentences about planned moves are made with. */
export const parts = {
  /** Moves in notation. */
  line: text,
  count: number,
};
