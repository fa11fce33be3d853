import { number, text } from '@kast/games';

/** What the sentences of the moderators' page are made with. */
export const parts = {
  name: text,
  game: text,
  reason: text,
  date: text,
  room: text,
  player: text,
  blocked: text,
  text: text,
  ply: number,
  /** 0: for good. */
  days: number,
  number: number,
};
