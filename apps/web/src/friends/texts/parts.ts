import { choice, number, text } from '@kast/games';

/** What the sentences about friends are made with. */
export const parts = {
  name: text,
  game: text,
  /** A day. */
  date: text,
  limit: number,
  problem: choice('unknown', 'expired', 'used', 'own'),
};
