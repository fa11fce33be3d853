import { choice, number, text } from '@kast/games';

/** What the sentences on printed sheets are made with. */
export const parts = {
  game: text,
  component: text,
  side: choice('front', 'back'),
  count: number,
  sheet: number,
  sheets: number,
};
