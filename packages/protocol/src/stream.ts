/** What both ends of an event stream must agree on. Without schemas, so that a browser may load it. */
export const LAST_EVENT_ID = 'last-event-id';

/** Milliseconds between the comments that keep an idle stream open. */
export const HEARTBEAT = 15_000;

/** A viewer who is further behind than so many entries gets a snapshot instead of each of them. */
export const MOST_TO_CATCH_UP = 24;
