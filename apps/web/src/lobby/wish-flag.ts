import { signal } from '@preact/signals';
import { deviceStore } from '../device/device-store.ts';

const KEY = 'kast.wish';

/** This device looks for somebody to play with: also after a reload, and beside whatever is done meanwhile. */
export const isWishing = signal(deviceStore.get(KEY) !== undefined);

export function setWishing(is: boolean): void {
  if (isWishing.value === is) return;
  isWishing.value = is;
  if (is) deviceStore.set(KEY, '1');
  else deviceStore.remove(KEY);
}
