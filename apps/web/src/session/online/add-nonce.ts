import { hashOfNonce, type Seat } from '@kast/kernel';
import {
  type Client,
  isEverybodyBound,
  type NonceRequest,
  type SeatInfo,
  type Snapshot,
} from '@kast/protocol/client';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { failed, type Fault } from '../fault.ts';
import { type KeptNonces, newNonce } from './kept-nonces.ts';
import { postUntilAnswered } from './post-entry.ts';

export interface NonceOptions {
  readonly id: string;
  readonly seedHash: string;
  readonly client: Pick<Client, 'addNonce'>;
  readonly seats: ReadonlySignal<Pick<Snapshot, 'seats' | 'you'>>;
  /** Nobody waits for those any more. */
  readonly resigned: ReadonlySignal<readonly Seat[]>;
  readonly kept: KeptNonces;
  readonly pause: (milliseconds: number) => Promise<void>;
}

export interface NonceAdding {
  /** Why the last request has failed; gone when it has worked or is not asked for any more. */
  readonly trouble: ReadonlySignal<Fault | undefined>;
  /** Sends what has failed once more, where it is still asked for. */
  lookAgain(): void;
  stop(): void;
}

/**
 * Does what the table waits for from this device, whenever who sits there and what they are bound to has
 * changed.
 */
export function addNonceWhenAsked(options: NonceOptions): NonceAdding {
  const { id, client, seats, pause } = options;
  /** Under way, or answered: then what became of it is told with the table. */
  const sent = new Set<string>();
  const trouble = signal<Fault | undefined>(undefined);
  const looks = signal(0);
  let latest = '';
  let isStopped = false;

  async function send(due: NonceRequest, text: string): Promise<void> {
    sent.add(text);
    const answer = await postUntilAnswered({
      post: () => client.addNonce(id, due),
      pause,
      isSettled: () => isStopped,
    });
    if (!answer.ok) sent.delete(text);
    if (isStopped || latest !== text) return;
    trouble.value = answer.ok ? undefined : failed(answer.error);
  }

  const stopLooking = effect(() => {
    void looks.value;
    const due = nonceDue(options, seats.value);
    const text = due ? JSON.stringify(due) : '';
    if (text !== latest) trouble.value = undefined;
    latest = text;
    if (due && !sent.has(text)) void send(due, text);
  });

  return {
    trouble,
    lookAgain() {
      looks.value += 1;
    },
    stop() {
      isStopped = true;
      stopLooking();
    },
  };
}

/** The next step of this device, if one is asked of it. */
function nonceDue(
  { id, seedHash, kept, resigned }: NonceOptions,
  { seats, you }: Pick<Snapshot, 'seats' | 'you'>,
): NonceRequest | undefined {
  const gone = resigned.value;
  const asked = seats.find(({ seat }) => seat === you && !gone.includes(seat))?.nonce;
  if (asked?.state === 'awaited') {
    const { nonce } = kept.get(id) ?? newNonce();
    return kept.set(id, { nonce }) ? { hash: hashOfNonce(nonce) } : { withheld: true };
  }
  if (asked?.state !== 'committed' || !isEverybodyBound(seats, gone)) return undefined;
  const own = kept.get(id);
  if (!own || hashOfNonce(own.nonce) !== asked.hash) return { withheld: true };
  // Before it is told: with these, and no others, chance must have been drawn.
  kept.set(id, { seedHash, hashes: seats.flatMap(hashOf), ...own });
  return { nonce: own.nonce };
}

function hashOf({ seat, nonce }: SeatInfo) {
  return nonce?.hash === undefined ? [] : [{ seat, hash: nonce.hash }];
}
