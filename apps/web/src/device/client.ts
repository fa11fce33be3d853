import { connectTo } from '@kast/protocol/client';

/** The server that this page came from. */
export const client = connectTo();

/** The same for a screen that a whole room sees: whoever's browser it is, it shows nobody's hand. */
export const watchingClient = connectTo('', undefined, 'watcher');
