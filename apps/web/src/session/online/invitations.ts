import type { Client, Invite } from '@kast/protocol/client';
import { type ReadonlySignal, signal } from '@preact/signals';
import { failed, type Fault } from '../fault.ts';

export interface Invitations {
  readonly invites: ReadonlySignal<readonly Invite[]>;
  /** To whichever seat is free. */
  readonly table: ReadonlySignal<string | undefined>;
  /** Why they could not be had; gone when they are here. */
  readonly trouble: ReadonlySignal<Fault | undefined>;
  /** Nothing where they are here already, or on their way. */
  readonly fetch: () => void;
}

/** The invitations of a match: its maker alone may have them, and they stay the same. */
export function createInvitations(client: Client, id: string): Invitations {
  const invites = signal<readonly Invite[]>([]);
  const table = signal<string | undefined>(undefined);
  const trouble = signal<Fault | undefined>(undefined);
  let state: 'missing' | 'asked' | 'here' = 'missing';

  async function ask(): Promise<void> {
    state = 'asked';
    const answer = await client.invites(id);
    state = answer.ok ? 'here' : 'missing';
    trouble.value = answer.ok ? undefined : failed(answer.error);
    if (!answer.ok) return;
    invites.value = answer.value.invites;
    table.value = answer.value.table;
  }

  return {
    invites,
    table,
    trouble,
    fetch() {
      if (state === 'missing') void ask();
    },
  };
}
