import { keyOf, savedMatches } from '../session/here/saved-matches.ts';
import { deviceStore } from './device-store.ts';

/** The matches that are kept on this device. */
export const matchesHere = savedMatches(deviceStore);

/** Calls when another window of this browser has gone on with a match; gives the way to stop that. */
export function whenPlayedElsewhere(id: string, listener: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === keyOf(id)) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
