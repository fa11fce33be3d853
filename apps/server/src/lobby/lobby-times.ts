/** In milliseconds; T13 tells players of them. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often to look at the lobby, for who looks for somebody and for who only looks. */
export const LOOK_AGAIN = { wishing: 2 * SECOND, looking: 5 * SECOND } as const;

/** Whoever has looked so recently is there, and can be sat down at a table. */
export const THERE = 12 * SECOND;

/**
 * A wish is kept for so long without its guest: a browser lets a page in the background act once a minute.
 * Such a one is found when it comes by.
 */
export const KEPT = 1.5 * MINUTE;

/** What is told of waiting is from pairings of so long. */
export const LATELY = 3 * HOUR;

/** Tables that nobody came to, and pairings, are forgotten after that. */
export const REMEMBERED = 7 * 24 * HOUR;
