import { hashOfNonce, type Seat } from '@kast/kernel';
import type { Client, NonceRequest, SeatInfo, Snapshot } from '@kast/protocol/client';
import { effect, type ReadonlySignal } from '@preact/signals';
import { type KeptNonces, newNonce } from './kept-nonces.ts';
import { postUntilAnswered } from './post-entry.ts';

export interface NonceAdding {
  readonly id: string;
  readonly seedHash: string;
  readonly client: Pick<Client, 'addNonce'>;
  readonly seats: ReadonlySignal<Pick<Snapshot, 'seats' | 'you'>>;
  /** Nobody waits for those any more. */
  readonly resigned: ReadonlySignal<readonly Seat[]>;
  readonly kept: KeptNonces;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/**
 * Does what the table waits for from this device, whenever who sits there and what they are bound to has
 * changed; gives the way to stop that.
 */
export function addNonceWhenAsked(adding: NonceAdding): () => void {
  const { id, client, seats, pause } = adding;
  /** Each is sent once: what becomes of it is told with the table. */
  const sent = new Set<string>();
  let isStopped = false;

  const stop = effect(() => {
    const due = nonceDue(adding, seats.value);
    const text = JSON.stringify(due);
    if (!due || sent.has(text)) return;
    sent.add(text);
    void postUntilAnswered({
      post: () => client.addNonce(id, due),
      pause,
      isSettled: () => isStopped,
    });
  });
  return () => {
    isStopped = true;
    stop();
  };
}

/** The next step of this device, if one is asked of it. */
function nonceDue(
  { id, seedHash, kept, resigned }: NonceAdding,
  { seats, you }: Pick<Snapshot, 'seats' | 'you'>,
): NonceRequest | undefined {
  const asked = seats.find(({ seat }) => seat === you)?.nonce;
  if (asked?.state === 'awaited') {
    const { nonce } = kept.get(id) ?? newNonce();
    return kept.set(id, { nonce }) ? { hash: hashOfNonce(nonce) } : { withheld: true };
  }
  const unbound = seats.filter((one) => !isBound(one) && !resigned.value.includes(one.seat));
  if (asked?.state !== 'committed' || unbound.length > 0) return undefined;
  const own = kept.get(id);
  if (!own || hashOfNonce(own.nonce) !== asked.hash) return { withheld: true };
  // Before it is told: with these, and no others, chance must have been drawn.
  kept.set(id, { seedHash, hashes: seats.flatMap(hashOf), ...own });
  return { nonce: own.nonce };
}

function isBound({ kind, nonce }: SeatInfo): boolean {
  return kind !== 'open' && nonce?.state !== 'awaited';
}

function hashOf({ seat, nonce }: SeatInfo) {
  return nonce?.hash === undefined ? [] : [{ seat, hash: nonce.hash }];
}
