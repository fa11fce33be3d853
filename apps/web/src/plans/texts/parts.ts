import { number, text } from '@kast/games';

/** What the sentences about planned moves are made with. */
export const parts = {
  /** What its moves do, each in a sentence. */
  line: text,
  count: number,
};
