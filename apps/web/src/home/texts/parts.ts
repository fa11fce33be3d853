import { text } from '@kast/games';

/** What the sentences at home are made with. */
export const parts = {
  name: text,
};
