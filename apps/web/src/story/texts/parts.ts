import { number, player, text } from '@kast/games';

/** What the story of a match is told with. */
export const parts = {
  who: player,
  /** A game by its name. */
  game: text,
  /** A match by its own name, or by who played it. */
  match: text,
  /** A hidden thing by its name: "captain 7". */
  thing: text,
  name: text,
  date: text,
  ply: number,
  count: number,
  done: number,
  percent: number,
  /** In percents, with its sign: "+12", "−10". */
  change: text,
};
