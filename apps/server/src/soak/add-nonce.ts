import { setTimeout as pause } from 'node:timers/promises';
import { hashOfNonce, type Nonce, type Random } from '@kast/kernel';
import { isEverybodyBound } from '@kast/protocol/client';
import type { Findings } from './findings.ts';
import type { Guest } from './guest.ts';

/** What a device adds to chance; some have nothing to add. */
export interface DeviceNonce {
  readonly nonce: Nonce;
  readonly hash: string;
}

export function nonceByLot(random: Random): DeviceNonce | undefined {
  if (random.below(3) === 0) return undefined;
  const nonce = Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');
  return { nonce, hash: hashOfNonce(nonce) };
}

export interface NonceToTell {
  readonly match: string;
  readonly guest: Guest;
  readonly nonce: Nonce;
  readonly random: Random;
  readonly findings: Findings;
  readonly stopped: AbortSignal;
}

/** Tells it as soon as everybody is bound to theirs; now and then twice, or not at all. */
export async function tellNonce(options: NonceToTell): Promise<void> {
  const { match, guest, nonce, random, findings, stopped } = options;
  const request = random.below(10) === 0 ? { withheld: true as const } : { nonce };
  while (!stopped.aborted) {
    const seen = await guest.ask((client) => client.snapshot(match));
    if (!seen.ok) return findings.wrong(`${match}: ${seen.error.code} to who adds a nonce`);
    const { seats, you, standing } = seen.value;
    const own = seats.find(({ seat }) => seat === you)?.nonce;
    if (own?.state !== 'committed' || standing.outcome) return;
    if (isEverybodyBound(seats, standing.resigned)) {
      for (let times = 1 + random.below(2); times > 0; times--) {
        const told = await guest.ask((client) => client.addNonce(match, request));
        if (!told.ok) findings.wrong(`${match}: a nonce got ${JSON.stringify(told.error)}`);
      }
    }
    await pause(random.below(50));
  }
}
