import { number, text } from '@kast/games';

/** What the sentences of the clock are made with. */
export const parts = {
  seconds: number,
  minutes: number,
  hours: number,
  days: number,
  /** Seconds that go over to the next decision. */
  saved: number,
  /** A time zone: Europe/Amsterdam. */
  zone: text,
};
