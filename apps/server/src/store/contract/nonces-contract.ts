import type { SeatNonce } from '@kast/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NonceStep, StoredNonce, StoredSeat } from '../store.ts';
import type { StoreInTest } from './store-in-test-contract.ts';
import { addition, entry, tablut } from './samples-contract.ts';

const HASH = 'a1'.repeat(32);
const NONCE = 'b2'.repeat(32);
const COMMIT: NonceStep = { kind: 'commit', hash: HASH };
const REVEAL: NonceStep = { kind: 'reveal', hash: HASH, nonce: NONCE };
const WITHHOLD: NonceStep = { kind: 'withhold' };
const SEALED: readonly SeatNonce[] = [{ seat: 1, hash: HASH, nonce: NONCE }];

export function noncesContract(current: StoreInTest): void {
  const create = (nonce?: StoredNonce) => {
    const made = tablut('one');
    const ann: StoredSeat = { seat: 1, kind: 'person', holder: 'ann', ...(nonce && { nonce }) };
    return current.store.createMatch({
      ...made,
      seats: [ann, ...made.seats.slice(1)],
      nonces: 'open',
    });
  };
  const nonceOf = async (seat: number): Promise<StoredNonce | undefined> => {
    const found = (await current.store.findMatch('one'))?.seats[seat - 1];
    return found?.kind === 'person' ? found.nonce : undefined;
  };
  const sealing = { ...addition('one', 0, entry('chance', 'a deal')), nonces: SEALED };

  describe('nonces', () => {
    it.each<StoredNonce | undefined>([
      undefined,
      { state: 'awaited' },
      { state: 'committed', hash: HASH },
      { state: 'revealed', hash: HASH, nonce: NONCE },
      { state: 'withheld', hash: HASH },
      { state: 'withheld' },
    ])('are given back as they were created: %o', async (nonce) => {
      await create(nonce);
      await current.reopen();
      expect(await nonceOf(1)).toEqual(nonce);
      expect(await current.store.findMatch('one')).toMatchObject({ nonces: 'open' });
    });

    it('are not open where a match was created without them', async () => {
      await current.store.createMatch(tablut('one'));
      expect((await current.store.findMatch('one'))?.nonces).toBeUndefined();
      expect(await current.store.stepNonce('one', 1, COMMIT, 0)).toBe('conflict');
    });

    it('are bound to with the seat, by who takes it', async () => {
      await create();
      const answers = await Promise.all([
        current.store.takeSeat('one', 2, 'bob', HASH),
        current.store.takeSeat('one', 2, 'carol', NONCE),
      ]);
      const hash = answers[0] === 'taken' ? HASH : NONCE;
      await current.reopen();
      expect(await nonceOf(2)).toEqual({ state: 'committed', hash });
      // Once more changes nothing.
      expect(await current.store.takeSeat('one', 2, 'bob', 'c3'.repeat(32))).toBe('conflict');
      expect(await nonceOf(2)).toEqual({ state: 'committed', hash });
    });

    it('are taken a step on, and never back', async () => {
      await create({ state: 'awaited' });
      const { store } = current;
      expect(await store.stepNonce('one', 1, REVEAL, 0)).toBe('conflict');
      expect(await store.stepNonce('one', 1, COMMIT, 0)).toBe('stepped');
      expect(await store.stepNonce('one', 1, { kind: 'commit', hash: NONCE }, 0)).toBe('conflict');
      const other = { kind: 'reveal', hash: NONCE, nonce: HASH } as const;
      expect(await store.stepNonce('one', 1, other, 0)).toBe('conflict');
      expect(await nonceOf(1)).toEqual({ state: 'committed', hash: HASH });
      expect(await store.stepNonce('one', 1, REVEAL, 0)).toBe('stepped');
      expect(await store.stepNonce('one', 1, WITHHOLD, 0)).toBe('conflict');
      await current.reopen();
      expect(await nonceOf(1)).toEqual({ state: 'revealed', hash: HASH, nonce: NONCE });
    });

    it('are told or withheld, whichever came first', async () => {
      await create({ state: 'committed', hash: HASH });
      const answers = await Promise.all([
        current.store.stepNonce('one', 1, REVEAL, 0),
        current.store.stepNonce('one', 1, WITHHOLD, 0),
      ]);
      expect(answers.toSorted()).toEqual(['conflict', 'stepped']);
      const state = answers[0] === 'stepped' ? 'revealed' : 'withheld';
      expect(await nonceOf(1)).toMatchObject({ state, hash: HASH });
    });

    it.each([
      ['is open', 2],
      ["is a computer's", 3],
      ['is not there', 4],
    ])('are of no seat that %s', async (_what, seat) => {
      await create();
      expect(await current.store.stepNonce('one', seat, COMMIT, 0)).toBe('conflict');
      expect(await current.store.stepNonce('one', seat, WITHHOLD, 0)).toBe('conflict');
    });

    it('are sealed with the first draw, and take no step after it', async () => {
      await create({ state: 'committed', hash: HASH });
      expect(await current.store.append(sealing)).toMatchObject({ kind: 'appended' });
      await current.reopen();
      expect((await current.store.findMatch('one'))?.nonces).toEqual(SEALED);
      expect(await current.store.stepNonce('one', 1, REVEAL, 1)).toBe('conflict');
      expect(await nonceOf(1)).toEqual({ state: 'committed', hash: HASH });
    });

    it('take no step that was judged before the log went on', async () => {
      await create({ state: 'awaited' });
      await current.store.append(addition('one', 0, entry(1, 'resign')));
      expect(await current.store.stepNonce('one', 1, COMMIT, 0)).toBe('conflict');
      expect(await nonceOf(1)).toEqual({ state: 'awaited' });
      expect(await current.store.stepNonce('one', 1, COMMIT, 1)).toBe('stepped');
    });

    it('are sealed once, by whichever draw came first', async () => {
      await create();
      const answers = await Promise.all([
        current.store.append(sealing),
        current.store.append({ ...sealing, nonces: [] }),
      ]);
      expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['appended', 'conflict']);
      const sealed = answers[0]?.kind === 'appended' ? SEALED : [];
      expect((await current.store.findMatch('one'))?.nonces).toEqual(sealed);
    });

    it('are not sealed by an entry that draws nothing', async () => {
      await create();
      await current.store.append(addition('one', 0, entry(1, 'resign')));
      expect((await current.store.findMatch('one'))?.nonces).toBe('open');
    });

    describe('and the revision', () => {
      beforeEach(() => create({ state: 'awaited' }));

      it('grows with a step', async () => {
        const before = (await current.store.findMatch('one'))?.revision ?? 0;
        await current.store.stepNonce('one', 1, COMMIT, 0);
        expect((await current.store.findMatch('one'))?.revision).toBe(before + 1);
      });
    });
  });
}
