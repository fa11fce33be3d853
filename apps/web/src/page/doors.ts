import { type Loaded, useLoaded } from '@kast/ui';

/** Something that is fetched when it is needed, by a name of its own. */
export interface Door<Value> {
  readonly name: string;
  readonly open: () => Promise<Value>;
}

/** What has been fetched stays here: whoever asks again has it at the first drawing. */
const opened = new Map<string, unknown>();

export async function openDoor<Value>({ name, open }: Door<Value>): Promise<Value> {
  const value = await open();
  opened.set(name, value);
  return value;
}

export function useDoor<Value>(door: Door<Value>): Loaded<Value> {
  return useLoaded(() => openDoor(door), [door.name], opened.get(door.name) as Value | undefined);
}
