import { deviceStore } from '../device/device-store.ts';

const KEY = 'kast.signed-in';

/** Whether this device was signed in when it last looked: it may have been signed out elsewhere since. */
export function wasSignedIn(): boolean {
  return deviceStore.get(KEY) !== undefined;
}

export function noteSignedIn(is: boolean): void {
  if (is) deviceStore.set(KEY, '1');
  else deviceStore.remove(KEY);
}
