import { connectTo } from '@kast/protocol/client';

/** The server that this page came from. */
export const client = connectTo();
