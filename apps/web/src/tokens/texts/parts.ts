import { text } from '@kast/games';

/** What the sentences about tokens are made with. */
export const parts = {
  name: text,
};
