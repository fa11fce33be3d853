import { deviceStore } from '../device/device-store.ts';
import { readJson } from '../device/key-value.ts';

const KEY = 'kast.evening';

/** In milliseconds: nobody is sent back to an evening of yesterday. */
const AN_EVENING = 24 * 60 * 60 * 1000;

interface Kept {
  readonly id: string;
  readonly at: number;
}

/** The club evening that this device came from, while it goes on: whoever has played finds back to it. */
export function eveningHere(now = Date.now()): string | undefined {
  const kept = readJson(deviceStore, KEY, isKept);
  return kept && now - kept.at < AN_EVENING ? kept.id : undefined;
}

export function noteEvening(id: string, now = Date.now()): void {
  deviceStore.set(KEY, JSON.stringify({ id, at: now } satisfies Kept));
}

export function forgetEvening(id: string): void {
  if (eveningHere() === id) deviceStore.remove(KEY);
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}
