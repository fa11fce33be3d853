import { matchShelf } from '../session/here/match-shelf.ts';
import { deviceStore } from './device-store.ts';

/** The matches that are kept on this device. */
export const shelf = matchShelf(deviceStore);
