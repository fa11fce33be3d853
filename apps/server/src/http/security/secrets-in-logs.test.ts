import { registry } from '@kast/games';
import { type AnyGame, must, seededRandom } from '@kast/kernel';
import { newKey } from '@kast/protocol/client';
import { connectToTokens } from '@kast/protocol/token-client';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished, describe, expect, it } from 'vitest';
import { startProcess, testFolder } from '../../process-testing.ts';
import { newDatabase } from '../../store/postgres/databases-testing.ts';
import { openPostgresStore } from '../../store/postgres/postgres-store.ts';
import { act, decideByLot, mustWork, newGuest, openTestTable, move, TOYS } from '../../testing.ts';

const PASSWORD = 'correct-horse-battery';
const SECRET = 'the-session-secret-of-this-test-1234';
const METRICS_TOKEN = 'the-token-for-the-metrics';
const DECISIONS = 4;

/** What is worth stealing or knowing, by what it is. */
type Secrets = Map<string, string>;

function expectNone(output: string, secrets: Secrets): void {
  expect(secrets.size).toBeGreaterThan(0);
  const told = [...secrets].filter(([secret]) => output.includes(secret));
  expect(told).toEqual([]);
}

async function useToken(url: string): Promise<string> {
  const { fetch: ask } = newGuest(url);
  const tokens = connectToTokens(url, { fetch: (address, init) => ask(address, init) });
  const { token } = mustWork(await tokens.make('bot'));
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${url}/api/me`, { headers })).status).toBe(200);
  expect((await fetch(`${url}/api/me/tokens`, { headers })).status).toBe(403);
  return token;
}

describe('the log of a server that tells everything', () => {
  it('holds no secret after a match of every game', async () => {
    const { url: plain, remove } = await newDatabase();
    onTestFinished(remove);
    const database = new URL(plain);
    const secrets: Secrets = new Map([
      [SECRET, 'the secret that cookies are signed with'],
      [METRICS_TOKEN, 'the token for the metrics'],
      [`:${database.password}@`, 'the password of the database'],
    ]);
    const { listening, child, ended } = startProcess({
      dataDir: await testFolder(),
      env: {
        LOG_LEVEL: 'trace',
        DATABASE_URL: database.href,
        SESSION_SECRET: SECRET,
        METRICS_TOKEN,
      },
    });
    const url = await listening;
    const matches: string[] = [];
    for (const { info, rules } of registry) {
      matches.push(await playSome(url, await rules(), info.seats.min, secrets));
    }
    secrets.set(await useToken(url), 'the token of a program');
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    child.kill('SIGTERM');
    const { output } = await ended;

    const store = await openPostgresStore({ url: plain });
    for (const match of matches) {
      const { facts, status } = must(await store.findMatch(match), 'the match');
      secrets.set(facts.seed, 'a seed');
      for (const { move: text } of await store.entriesBetween(match, 0, status.ply)) {
        secrets.set(JSON.stringify(text).slice(1, -1), 'an entry of a log');
      }
    }
    await store.close();
    // Too short to be told from anything else.
    for (const secret of secrets.keys()) if (secret.length < 5) secrets.delete(secret);
    secrets.delete('resign');
    for (const match of matches) expect(output).toContain(match);
    expectNone(output, secrets);
  });

  it('holds no password of a database that cannot be reached', async () => {
    const { ended } = startProcess({
      dataDir: await testFolder(),
      env: {
        LOG_LEVEL: 'trace',
        DATABASE_URL: `postgres://kast:${PASSWORD}@127.0.0.1:1/kast`,
        SESSION_SECRET: SECRET,
      },
    });
    const { code, output } = await ended;
    expect(code).toBe(1);
    expectNone(
      output,
      new Map([
        [PASSWORD, 'the password'],
        [SECRET, 'the secret'],
      ]),
    );
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: `mysql://kast:${PASSWORD}@host/kast` }],
    ['SESSION_SECRET', { SESSION_SECRET: PASSWORD }],
  ])('holds nothing of a setting that is wrong: %s', async (name, env) => {
    const { code, output } = await startProcess({ dataDir: await testFolder(), env }).ended;
    expect(code).toBe(2);
    expect(output).toContain(name);
    expectNone(output, new Map([[PASSWORD, name]]));
  });

  it('holds no choice of a match that is damaged', async () => {
    const lines: string[] = [];
    const onLog = (line: string) => void lines.push(line);
    const wish = { game: 'high-card', options: { cards: 2 } };
    const table = await openTestTable(wish, { boxes: TOYS, onLog });
    await table.restart(async () => {
      const database = new DatabaseSync(`${table.dataDir}/kast.db`);
      database.exec("update entries set move = 'a-secret-deal' where ply = 0");
      database.close();
    });
    expect(
      await move(table.ann, table.id, 'a-secret-choice').catch(() => undefined),
    ).toBeUndefined();
    const output = lines.join('');
    expect(output).toContain('cannot be gone on with');
    expectNone(
      output,
      new Map([
        ['a-secret-deal', 'a deal'],
        ['a-secret-choice', 'a choice'],
      ]),
    );
  });
});

/** Some decisions against computers, everything looked at, and given up. */
async function playSome(
  url: string,
  game: AnyGame,
  seats: number,
  secrets: Secrets,
): Promise<string> {
  const [ann, bob] = [newGuest(url), newGuest(url)];
  const computers = Array.from({ length: seats - 2 }, () => ({ kind: 'bot', level: 1 }) as const);
  const { id, invites } = mustWork(
    await ann.client.newMatch({
      game: game.info.id,
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }, ...computers],
      watchers: 'anyone',
    }),
  );
  const token = invites[0]?.token ?? '';
  secrets.set(token, 'an invitation');
  await (await bob.fetch(`${url}/m/${id}?seat=${token}`)).text();
  mustWork(await bob.client.claimSeat(id, token));
  mustWork(await ann.client.rename('Anneke van Buren'));
  secrets.set('Anneke', 'a name');
  const random = seededRandom(game.info.id);
  for (let decisions = 0; decisions < DECISIONS; decisions++) {
    for (const guest of [ann, bob]) {
      const snapshot = mustWork(await guest.client.snapshot(id));
      const { question } = snapshot.standing;
      if (question === undefined || snapshot.standing.outcome) continue;
      const choice = decideByLot(random, game, snapshot);
      mustWork(await guest.client.move(id, { question, move: choice, key: newKey() }));
      await guest.client.move(id, { question, move: 'nonsense-that-is-refused', key: newKey() });
      secrets.set('nonsense-that-is-refused', 'what was asked for');
    }
  }
  mustWork(await bob.client.record(id));
  for (const guest of [ann, bob]) {
    const [, cookie = ''] = guest.cookie?.split('=') ?? [];
    secrets.set(cookie, 'a cookie').set(cookie.split('.')[0] ?? '', 'the id of a guest');
    await act(guest, id, 'resign').catch(() => undefined);
  }
  return id;
}
