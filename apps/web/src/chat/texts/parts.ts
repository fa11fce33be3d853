import { number, text } from '@kast/games';

/** What the sentences of the chat are made with. */
export const parts = {
  name: text,
  text: text,
  count: number,
  longest: number,
};
