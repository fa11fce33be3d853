import { number, text } from '@kast/games';

/** What the sentences of the moderators' page are made with. */
export const parts = {
  name: text,
  game: text,
  reason: text,
  date: text,
  room: text,
  act: text,
  text: text,
  ply: number,
  number: number,
};
