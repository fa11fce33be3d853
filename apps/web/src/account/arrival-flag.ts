import { deviceStore } from '../device/device-store.ts';

const KEY = 'kast.arrived';

/** Somebody has just signed in here, and the page has begun anew. */
export const hasArrived = deviceStore.get(KEY) !== undefined;

export function noteArrival(): void {
  deviceStore.set(KEY, '1');
}

/** It has been said. */
export function forgetArrival(): void {
  deviceStore.remove(KEY);
}
