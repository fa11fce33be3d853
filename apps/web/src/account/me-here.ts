import type { Answer, Me } from '@kast/protocol/client';
import { signal } from '@preact/signals';
import { client } from '../device/client.ts';

/** Who this device is for the server; undefined until it has said so. */
export const meHere = signal<Me | undefined>(undefined);

export async function fetchMe(): Promise<Answer<Me>> {
  const me = await client.me();
  if (me.ok) meHere.value = me.value;
  return me;
}
