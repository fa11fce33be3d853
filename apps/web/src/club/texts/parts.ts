import { listOf, number, text } from '@kast/games';

/** What the sentences of a club evening are made with. */
export const parts = {
  name: text,
  names: listOf(text),
  /** A seat as its game calls it: "Light". */
  seatName: text,
  /** As it is typed. */
  address: text,
  count: number,
  round: number,
  table: number,
  seat: number,
  minutes: number,
  seconds: number,
};
