import { number, text } from '@kast/games';

/** What the sentences of the history are made with. */
export const parts = {
  /** A match by its own name, or by who played it. */
  match: text,
  count: number,
};
