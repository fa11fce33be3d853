import type { Failure } from '@kast/protocol/client';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { client } from '../device/client.ts';
import { meHere } from './me-here.ts';

export interface GuestName {
  readonly name: Signal<string>;
  /** As the server has it. */
  readonly known: Signal<string>;
  /** Tells the server, if there is anything new to tell. */
  readonly save: () => Promise<Failure | undefined>;
}

/** The name that others see at a table. The server keeps it with the guest. */
export function useGuestName(): GuestName {
  const known = useSignal('');
  const name = useSignal('');
  useEffect(() => {
    const fetchName = async () => {
      const answer = await client.me();
      if (!answer.ok || name.value !== '') return;
      known.value = answer.value.name ?? '';
      name.value = known.value;
    };
    void fetchName();
  }, []);
  return {
    name,
    known,
    async save() {
      if (name.value === known.value) return undefined;
      const answer = await client.rename(name.value);
      if (!answer.ok) return answer.error;
      known.value = answer.value.name;
      name.value = answer.value.name;
      if (meHere.value) meHere.value = { ...meHere.value, name: name.value };
      return undefined;
    },
  };
}
