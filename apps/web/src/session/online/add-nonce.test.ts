import { hashOfNonce, must } from '@kast/kernel';
import type { Failure, NonceRequest, SeatInfo, SeatNonceInfo } from '@kast/protocol/client';
import { signal } from '@preact/signals';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type KeyValue, memoryStore } from '../../device/key-value.ts';
import { addNonceWhenAsked } from './add-nonce.ts';
import { keptNonces, newNonce } from './kept-nonces.ts';

const ID = 'match';
const SEED_HASH = 'ab'.repeat(32);
const BOBS = newNonce();
const BOT: SeatInfo = { seat: 3, kind: 'bot', present: true };
const OPEN: SeatInfo = { seat: 2, kind: 'open', present: false };

function person(seat: number, nonce?: SeatNonceInfo): SeatInfo {
  return { seat, kind: 'person', present: true, ...(nonce && { nonce }) };
}

interface Circumstances {
  readonly resigned?: readonly number[];
  /** What the first requests are answered with. */
  readonly failures?: Failure[];
}

/** This device sits at seat 1. */
function sit(
  seats: readonly SeatInfo[],
  store: KeyValue = memoryStore(),
  { resigned = [], failures = [] }: Circumstances = {},
) {
  const sent: NonceRequest[] = [];
  const table = signal({ seats: [...seats], you: 1 });
  const kept = keptNonces(store);
  const adding = addNonceWhenAsked({
    id: ID,
    seedHash: SEED_HASH,
    client: {
      addNonce: async (_, request) => {
        sent.push(request);
        const failure = failures.shift();
        return failure
          ? { ok: false, error: failure }
          : { ok: true, value: { nonce: { state: 'revealed' } } };
      },
    },
    seats: table,
    resigned: signal(resigned),
    kept,
    pause: async () => undefined,
  });
  onTestFinished(() => adding.stop());
  const change = (next: readonly SeatInfo[]): void => {
    table.value = { seats: [...next], you: 1 };
  };
  return { sent, change, kept, adding };
}

function storeWith(nonce: string): KeyValue {
  const store = memoryStore();
  keptNonces(store).set(ID, { nonce });
  return store;
}

describe('the nonce of this device', () => {
  const own = newNonce();
  const bound = person(1, { state: 'committed', hash: own.hash });
  const bobBound = person(2, { state: 'committed', hash: BOBS.hash });

  it('is told when everybody is bound, and no earlier', () => {
    const { sent, change } = sit([bound, OPEN, BOT], storeWith(own.nonce));
    change([bound, person(2, { state: 'awaited' }), BOT]);
    expect(sent).toEqual([]);
    change([bound, bobBound, BOT]);
    expect(sent).toEqual([{ nonce: own.nonce }]);
  });

  it('is told without waiting for who has resigned before being bound', () => {
    const seats = [bound, person(2, { state: 'awaited' }), bobBound];
    expect(sit(seats, storeWith(own.nonce)).sent).toEqual([]);
    expect(sit(seats, storeWith(own.nonce), { resigned: [2] }).sent).toEqual([
      { nonce: own.nonce },
    ]);
  });

  it('is told once, whatever else changes at the table', () => {
    const { sent, change } = sit([bound, bobBound], storeWith(own.nonce));
    change([bound, { ...bobBound, present: false }]);
    change([person(1, { state: 'revealed', ...own }), bobBound]);
    expect(sent).toEqual([{ nonce: own.nonce }]);
  });

  it('is kept with all that was seen before it was told, which nothing changes later', () => {
    const { change, kept } = sit([bound, bobBound, BOT], storeWith(own.nonce));
    const seen = {
      nonce: own.nonce,
      seedHash: SEED_HASH,
      hashes: [
        { seat: 1, hash: own.hash },
        { seat: 2, hash: BOBS.hash },
      ],
    };
    expect(kept.get(ID)).toEqual(seen);
    change([bound, person(2, { state: 'revealed', ...newNonce() }), BOT]);
    expect(kept.get(ID)).toEqual(seen);
  });

  it('is made where a rematch awaits one, and kept before it is bound to', () => {
    const { sent, kept } = sit([person(1, { state: 'awaited' }), person(2)]);
    const made = must(kept.get(ID), 'a nonce').nonce;
    expect(sent).toEqual([{ hash: hashOfNonce(made) }]);
  });

  it('is withheld where this device does not know it, or knows another', () => {
    expect(sit([bound, bobBound]).sent).toEqual([{ withheld: true }]);
    expect(sit([bound, bobBound], storeWith(BOBS.nonce)).sent).toEqual([{ withheld: true }]);
  });

  it('is withheld where this device keeps nothing', () => {
    const full: KeyValue = { ...memoryStore(), set: () => false };
    expect(sit([person(1, { state: 'awaited' })], full).sent).toEqual([{ withheld: true }]);
  });

  it('is not asked for where this seat adds none, or all is told', () => {
    expect(sit([person(1), bobBound], storeWith(own.nonce)).sent).toEqual([]);
    const told = person(1, { state: 'revealed', ...own });
    expect(sit([told, bobBound], storeWith(own.nonce)).sent).toEqual([]);
  });

  it('is neither made nor told by who has resigned', () => {
    const resigned = [1];
    const { sent, kept } = sit([person(1, { state: 'awaited' })], memoryStore(), { resigned });
    expect(sent).toEqual([]);
    expect(kept.get(ID)).toBeUndefined();
    expect(sit([bound, bobBound], storeWith(own.nonce), { resigned }).sent).toEqual([]);
  });

  it.each<[string, Failure[]]>([
    ['refused', [{ code: 'bad-nonce', problem: 'too-early' }]],
    ['never answered', Array.from({ length: 7 }, () => ({ code: 'unreachable' }))],
  ])(
    'is told again where it was %s, when the stream is live or the table has changed',
    async (_how, failures) => {
      for (const again of ['live', 'table'] as const) {
        const seated = sit([bound, bobBound], storeWith(own.nonce), { failures: [...failures] });
        await settled();
        expect(seated.sent).toHaveLength(failures.length);
        expect(seated.adding.trouble.value).toEqual({ kind: 'failed', failure: failures[0] });
        if (again === 'live') seated.adding.lookAgain();
        else seated.change([bound, { ...bobBound, present: false }]);
        await settled();
        expect(seated.sent).toHaveLength(failures.length + 1);
        expect(seated.adding.trouble.value).toBeUndefined();
        seated.adding.lookAgain();
        expect(seated.sent).toHaveLength(failures.length + 1);
      }
    },
  );

  it('is no trouble any more once it is not asked for', async () => {
    const failures: Failure[] = [{ code: 'bad-nonce', problem: 'not-asked' }];
    const { sent, change, adding } = sit([bound, bobBound], storeWith(own.nonce), { failures });
    await settled();
    expect(adding.trouble.value).toMatchObject({ failure: { code: 'bad-nonce' } });
    change([person(1, { state: 'withheld', hash: own.hash }), bobBound]);
    expect(adding.trouble.value).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  it('is not told after the table was left', () => {
    const { sent, change, adding } = sit([bound, OPEN], storeWith(own.nonce));
    adding.stop();
    change([bound, bobBound]);
    expect(sent).toEqual([]);
  });
});

/** Whatever was answered has been taken. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe('nonces that are kept', () => {
  it('are those of the last matches, and none of a store that was damaged', () => {
    const store = memoryStore();
    const kept = keptNonces(store);
    for (let match = 0; match < 70; match++) kept.set(`match ${match}`, { nonce: BOBS.nonce });
    expect(kept.get('match 69')).toEqual({ nonce: BOBS.nonce });
    expect(kept.get('match 0')).toBeUndefined();
    store.set('kast.nonces', JSON.stringify([['match', { nonce: 'short' }]]));
    expect(kept.get('match')).toBeUndefined();
  });
});
