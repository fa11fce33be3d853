import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { must } from '@kast/kernel';
import { readSeatCode } from '@kast/protocol';
import { describe, expect, it } from 'vitest';
import { move, mustWork, newGuest, NIM, openTestTable, TOYS, watch } from '../testing.ts';
import { KEPT, openTwo } from '../two-processes-testing.ts';

describe('a seat that is taken along by a code', () => {
  it('T10 is the new device’s, and the old one’s no more', async () => {
    const { ann, bob, carol, id } = await openTestTable();
    const his = watch(bob, id, 0);
    await his.until(({ tables }) => tables.at(-1)?.you === 2);
    const { code, seconds } = mustWork(await bob.client.newSeatCode(id));
    expect(seconds).toBe(300);
    expect(mustWork(await carol.client.useSeatCode(code))).toEqual({ id, seat: 2 });
    expect(mustWork(await carol.client.snapshot(id)).you).toBe(2);
    expect(mustWork(await bob.client.snapshot(id)).you).toBeUndefined();
    await his.until(({ tables }) => tables.at(-1)?.you === undefined);
    mustWork(await move(ann, id, '1'));
    expect(await move(bob, id, '1')).toMatchObject({ error: { code: 'no-seat' } });
    mustWork(await move(carol, id, '1'));
    expect(mustWork(await carol.client.me()).matches).toMatchObject([{ id, you: 2 }]);
    expect(mustWork(await bob.client.me()).matches).toEqual([]);
  });

  it('T10 leaves the old device outside where nobody may look on', async () => {
    const { bob, carol, id } = await openTestTable({ watchers: 'nobody' });
    const his = watch(bob, id, 0);
    await his.until(({ tables }) => tables.length > 0);
    const { code } = mustWork(await bob.client.newSeatCode(id));
    mustWork(await carol.client.useSeatCode(code));
    await his.until(({ lost }) => lost.includes('not-welcome'));
    expect(await bob.client.snapshot(id)).toMatchObject({ error: { code: 'not-welcome' } });
    expect(mustWork(await carol.client.snapshot(id)).you).toBe(2);
  });

  it('T10 can be typed in any way that is read so', async () => {
    const { bob, carol, id } = await openTestTable();
    const { code } = mustWork(await bob.client.newSeatCode(id));
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    expect(mustWork(await carol.client.useSeatCode(typed))).toEqual({ id, seat: 2 });
  });

  it('T10 is taken once: neither again, nor with an earlier code, nor after five minutes', async () => {
    const table = await openTestTable();
    const { bob, carol, id, dataDir } = table;
    const dave = table.newGuest();
    const { code: first } = mustWork(await bob.client.newSeatCode(id));
    const { code } = mustWork(await bob.client.newSeatCode(id));
    expect(await carol.client.useSeatCode(first)).toMatchObject({ error: { code: 'bad-code' } });
    mustWork(await carol.client.useSeatCode(code));
    expect(await dave.client.useSeatCode(code)).toMatchObject({ error: { code: 'bad-code' } });
    expect(await bob.client.useSeatCode(code)).toMatchObject({ error: { code: 'bad-code' } });
    const { code: late } = mustWork(await carol.client.newSeatCode(id));
    const database = new DatabaseSync(join(dataDir, 'kast.db'));
    database.prepare('update seat_codes set expires_at = expires_at - 300001').run();
    database.close();
    expect(await dave.client.useSeatCode(late)).toMatchObject({ error: { code: 'bad-code' } });
    expect(mustWork(await carol.client.snapshot(id)).you).toBe(2);
  });

  it('T10 is given away by its holder alone, and not to who has another one', async () => {
    const { ann, bob, carol, id } = await openTestTable();
    expect(await carol.client.newSeatCode(id)).toMatchObject({ error: { code: 'no-seat' } });
    const { code } = mustWork(await bob.client.newSeatCode(id));
    expect(await ann.client.useSeatCode(code)).toMatchObject({
      error: { code: 'already-seated', seat: 1 },
    });
    // That was no use of it.
    expect(mustWork(await carol.client.useSeatCode(code))).toEqual({ id, seat: 2 });
    const { code: own } = mustWork(await carol.client.newSeatCode(id));
    expect(mustWork(await carol.client.useSeatCode(own))).toEqual({ id, seat: 2 });
    expect(mustWork(await carol.client.snapshot(id)).you).toBe(2);
  });

  it.each(['', 'AAAA', '!'.repeat(8), '0'.repeat(8), 'A'.repeat(9), 'ÀÀÀÀÀÀÀÀ'])(
    'T10 is not had by what cannot be a code: "%s"',
    async (typed) => {
      expect(readSeatCode(typed)).toBeUndefined();
      const { bob, id, carol } = await openTestTable();
      mustWork(await bob.client.newSeatCode(id));
      expect(await carol.client.useSeatCode(typed)).toMatchObject({ error: { code: 'bad-code' } });
    },
  );

  it('T10 costs whoever tries codes more than others pay', async () => {
    const table = await openTestTable(
      {},
      { boxes: TOYS, env: { REQUESTS_PER_MINUTE: '600' }, monotonicNow: () => 0 },
    );
    const answers: (string | undefined)[] = [];
    for (let tries = 0; tries < 30; tries++) {
      const { client } = tries < 8 ? table.carol : table.newGuest();
      const answer = await client.useSeatCode('ABCDEFGH');
      answers.push(answer.ok ? undefined : answer.error.code);
    }
    // Twelve for the whole address, whatever else it has spent, and less for one guest.
    expect(answers.filter((code) => code === 'bad-code').length).toBeLessThanOrEqual(12);
    expect(answers.at(-1)).toBe('too-many-requests');
  });

  it.each(KEPT)(
    'T10 goes to one of many who use it at once, through two processes on %s',
    async (kept) => {
      const { urls } = await openTwo(kept);
      const [first = ''] = urls;
      const ann = newGuest(first);
      const { id } = mustWork(await ann.client.newMatch({ ...NIM, game: 'tablut' }));
      const rivals = Array.from({ length: 8 }, (_, at) => newGuest(urls[at % urls.length] ?? ''));
      for (const { client } of rivals) mustWork(await client.me());
      const { code } = mustWork(await ann.client.newSeatCode(id));
      const uses = await Promise.all(rivals.map(({ client }) => client.useSeatCode(code)));
      const winners = uses.flatMap((use, at) => (use.ok ? [at] : []));
      expect(winners).toHaveLength(1);
      const winner = must(rivals[winners[0] ?? -1], 'a winner');
      expect(mustWork(await winner.client.snapshot(id)).you).toBe(1);
      expect(await winner.client.useSeatCode(code)).toMatchObject({ error: { code: 'bad-code' } });
    },
  );
});
