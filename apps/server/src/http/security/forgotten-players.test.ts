import { DatabaseSync } from 'node:sqlite';
import { connectToTokens } from '@kast/protocol/token-client';
import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { type AccountGuest, newPlayer, PASSWORD } from '../../accounts-testing.ts';
import { mustWork, NIM, openTestServer, type TestServer, TOYS } from '../../testing.ts';

const ANN = { name: 'Ann', password: PASSWORD };

function copyOf(server: TestServer, { cookie }: AccountGuest): AccountGuest {
  return Object.assign(newPlayer(server), { cookie });
}

/** Tables that somebody waits at, with a free seat. */
async function tablesOf(host: AccountGuest, many: number) {
  const made = Array.from({ length: many }, () => host.client.newMatch(NIM));
  return (await Promise.all(made)).map((table) => mustWork(table));
}

describe('somebody who deletes everything', () => {
  it('leaves nobody waiting, whatever they do at the same moment', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, bob] = [newPlayer(server), newPlayer(server)];
    mustWork(await ann.account.make(ANN));
    const { id } = mustWork(await ann.client.me());
    const tables = await tablesOf(bob, 12);
    const deleting = copyOf(server, ann).account.deleteAll();
    const acts = tables.map(({ id: match, invites }) =>
      copyOf(server, ann).client.claimSeat(match, must(invites[0], 'an invitation').token),
    );
    mustWork(await deleting);
    await Promise.all(acts);
    const database = new DatabaseSync(`${server.dataDir}/kast.db`, { readOnly: true });
    const held = database.prepare('select count(*) as held from seats where holder = ?');
    await expect.poll(() => held.get(id)?.['held'], { timeout: 30_000 }).toBe(0);
    database.close();
    const waiting = async (): Promise<readonly string[]> => {
      const seen = await Promise.all(tables.map((table) => bob.client.snapshot(table.id)));
      return seen
        .map((snapshot) => mustWork(snapshot))
        .filter(({ seats, standing }) => seats.some(({ gone }) => gone) && !standing.outcome)
        .map(({ id: match }) => match);
    };
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  });

  it('acts no more, by a cookie or by a token', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    const tokens = connectToTokens(server.url, { fetch: (...request) => ann.fetch(...request) });
    const { token } = mustWork(await tokens.make('bot'));
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${server.url}/api/me`, { headers })).status).toBe(200);
    const guest = newPlayer(server);
    mustWork(await guest.client.me());
    for (const one of [ann, guest]) {
      const copy = copyOf(server, one);
      mustWork(await one.account.deleteAll());
      expect(await copy.client.newMatch(NIM)).toMatchObject({ error: { code: 'bad-session' } });
    }
    expect((await fetch(`${server.url}/api/me`, { headers })).status).toBe(401);
  });

  it('leaves no guest behind that a device of theirs was before', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const [ann, phone] = [newPlayer(server), newPlayer(server)];
    mustWork(await ann.account.make(ANN));
    mustWork(await phone.client.rename('Zebedeus'));
    mustWork(await phone.account.signIn(ANN));
    mustWork(await ann.account.deleteAll());
    const database = new DatabaseSync(`${server.dataDir}/kast.db`, { readOnly: true });
    expect(database.prepare('select * from guests').all()).toEqual([]);
    database.close();
  });
});
