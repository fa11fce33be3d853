import { choice, number, text } from '@kast/games';

/** What the sentences of an account are made with. */
export const parts = {
  name: text,
  /** A browser and a system: "Firefox · Linux". */
  device: text,
  /** A day. */
  date: text,
  count: number,
  shortest: number,
  limit: number,
  problem: choice('too-short', 'too-long', 'too-easy', 'unknown', 'used', 'expired'),
  /** Of mail. */
  address: text,
  kind: choice('yourTurn', 'timeShort', 'digest'),
};
