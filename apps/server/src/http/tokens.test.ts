import { spawn } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { join, resolve } from 'node:path';
import { registry } from '@kast/games';
import { type AnyGame, must } from '@kast/kernel';
import type { LegalMoves } from '@kast/protocol/client';
import { connectToTokens } from '@kast/protocol/token-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  act,
  move,
  mustWork,
  newGuest,
  NIM,
  openTestServer,
  seatTwo,
  startTestServer,
  type TestGuest,
  type TestServer,
  TOYS,
} from '../testing.ts';
import { newDatabase } from '../store/postgres/databases-testing.ts';
import type { ApiDocument } from './api-markdown.ts';
import { documentationOf } from './documentation-testing.ts';
import { FOR_TOKENS } from './token-authentication.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ boxes: TOYS });
});
afterAll(() => server.close());

function tokensOf(guest: TestGuest, url = server.url) {
  return connectToTokens(url, { fetch: (address, init) => guest.fetch(address, init) });
}

/** Asks as a program would: by token, without cookies. */
function programOf(token: string, url = server.url) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (method: string, path: string, body?: unknown) => {
    const init =
      body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/api${path}`, init);
    const answer = (await response.json()) as Record<string, unknown>;
    return { status: response.status, answer, cookies: response.headers.getSetCookie() };
  };
}

async function withToken(guest: TestGuest, url = server.url): Promise<string> {
  return mustWork(await tokensOf(guest, url).make('my bot')).token;
}

describe('a token', () => {
  it('plays for its owner, without cookie, and gets none', async () => {
    const { ann, id } = await seatTwo(server);
    const ask = programOf(await withToken(ann));
    const me = await ask('GET', '/me');
    expect(me.answer['id']).toBe(mustWork(await ann.client.me()).id);
    expect(me.cookies).toEqual([]);
    const moved = await ask('POST', `/matches/${id}/moves`, {
      question: 0,
      move: '2',
      key: 'a-fine-key',
    });
    expect([moved.status, moved.answer['ply'], moved.cookies]).toEqual([200, 1, []]);
  });

  it('is for playing and nothing else', async () => {
    const ask = programOf(await withToken(server.newGuest()));
    for (const [method, path, body] of [
      ['PUT', '/me', { name: 'Eve' }],
      ['GET', '/me/tokens', undefined],
      ['POST', '/me/tokens', { name: 'another' }],
      ['DELETE', '/me/tokens/one', undefined],
      ['POST', '/clubs', { name: '', games: ['nim'], system: 'swiss', perTable: 2 }],
    ] as const) {
      const { status, answer } = await ask(method, path, body);
      expect([path, status, answer['code']]).toEqual([path, 403, 'not-for-tokens']);
    }
  });

  it('gives no seat away, neither that of its owner nor a free one by code', async () => {
    const { ann, carol, id } = await seatTwo(server);
    const ask = programOf(await withToken(ann));
    const free = mustWork(await carol.client.newMatch(NIM));
    const { code } = mustWork(await carol.client.newTableCode(free.id));
    for (const [path, body] of [
      [`/matches/${id}/seat-code`, undefined],
      [`/matches/${id}/table-code`, undefined],
      ['/seat-codes', { code }],
    ] as const) {
      const { status, answer } = await ask('POST', path, body);
      expect([path, status, answer['code']]).toEqual([path, 403, 'not-for-tokens']);
    }
  });

  it('is for routes that there are', async () => {
    const response = await fetch(`${server.url}/api/openapi.json`);
    const { paths = {} } = (await response.json()) as ApiDocument;
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(routes).toEqual(expect.arrayContaining([...FOR_TOKENS]));
  });

  it('is shown once, and kept as a hash', async () => {
    const ann = server.newGuest();
    const made = mustWork(await tokensOf(ann).make('my bot'));
    const { tokens } = mustWork(await tokensOf(ann).list());
    expect(tokens).toEqual([{ id: made.id, name: 'my bot', madeAt: made.madeAt }]);
    const database = new DatabaseSync(join(server.dataDir, 'kast.db'), { readOnly: true });
    onTestFinished(() => database.close());
    expect(JSON.stringify(database.prepare('select * from tokens').all())).not.toContain(
      made.token,
    );
  });

  it('is revoked by its owner alone, and of no use from then on', async () => {
    const [ann, eve] = [server.newGuest(), server.newGuest()];
    const { token, id } = mustWork(await tokensOf(ann).make('my bot'));
    const ask = programOf(token);
    expect((await ask('GET', '/me')).status).toBe(200);
    expect(await tokensOf(eve).revoke(id)).toMatchObject({ error: { code: 'unknown-token' } });
    expect(await tokensOf(ann).revoke(id)).toMatchObject({ ok: true });
    expect((await ask('GET', '/me')).answer['code']).toBe('bad-token');
    expect(mustWork(await tokensOf(ann).list()).tokens).toEqual([]);
  });

  it.each(['', 'Bearer', 'Bearer nonsense', `Bearer kast_${'A'.repeat(43)}`, 'Basic YTpi'])(
    'that is none is refused, whatever cookie comes with it: "%s"',
    async (authorization) => {
      const ann = server.newGuest();
      mustWork(await ann.client.me());
      const answer = await ann.fetch(`${server.url}/api/me`, { headers: { authorization } });
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'bad-token' }]);
    },
  );

  it('acts also where the request says that it comes from another site: no page can send it', async () => {
    const { ann, id } = await seatTwo(server);
    const token = await withToken(ann);
    const response = await fetch(`${server.url}/api/matches/${id}/acts`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'sec-fetch-site': 'cross-site',
      },
      body: JSON.stringify({ act: 'resign', key: 'a-fine-key' }),
    });
    expect(response.status).toBe(200);
  });

  it('is one of ten at most', async () => {
    const ann = server.newGuest();
    mustWork(await ann.client.me());
    for (let count = 0; count < 10; count++) mustWork(await tokensOf(ann).make(`bot ${count}`));
    expect(await tokensOf(ann).make('one more')).toMatchObject({
      error: { code: 'too-many-tokens', limit: 10 },
    });
  });

  it('has a budget of its own, and is told for how long to wait', async () => {
    const own = await openTestServer({ boxes: TOYS, env: { REQUESTS_PER_MINUTE: '200' } });
    const ann = own.newGuest();
    mustWork(await ann.client.me());
    const ask = programOf(await withToken(ann, own.url), own.url);
    const answers = [];
    for (let count = 0; count < 90; count++) answers.push(await ask('GET', '/me'));
    const refused = must(answers.at(-1), 'an answer');
    expect(refused).toMatchObject({
      status: 429,
      answer: { code: 'too-many-requests', key: 'token' },
    });
    expect(refused.answer['seconds']).toBeGreaterThan(0);
    // Its owner still plays.
    expect((await ann.client.me()).ok).toBe(true);
  });

  it('is answered as it is documented, and so is what programs ask', async () => {
    const documentation = await documentationOf(server);
    const guest = documentation.newGuest();
    const { id } = mustWork(await tokensOf(guest).make('my bot'));
    await tokensOf(guest).list();
    await tokensOf(guest).revoke(id);
    await tokensOf(guest).revoke(id);
    const { id: match } = mustWork(await guest.client.newMatch(NIM));
    await guest.fetch(`${server.url}/api/matches/${match}/legal-moves`);
    expect(documentation.problems).toEqual([]);
  });
});

async function legalMovesOf(
  guest: TestGuest,
  match: string,
  url = server.url,
): Promise<LegalMoves> {
  const response = await guest.fetch(`${url}/api/matches/${match}/legal-moves`);
  return (await response.json()) as LegalMoves;
}

describe('legal moves', () => {
  it('are told to who must decide, and nothing to the others', async () => {
    const { ann, bob, carol, id } = await seatTwo(server);
    expect(await legalMovesOf(ann, id)).toMatchObject({
      question: 0,
      moves: ['take 1', 'take 2', 'take 3'],
      isComplete: true,
    });
    expect(await legalMovesOf(bob, id)).toEqual({ moves: [], isComplete: true });
    expect(await legalMovesOf(carol, id)).toMatchObject({ code: 'no-seat' });
    mustWork(await act(bob, id, 'resign'));
    expect(await legalMovesOf(ann, id)).toEqual({ moves: [], isComplete: true });
  });
});

describe('what happens in all matches of a player', () => {
  it('is told from what waits at the beginning to the end', async () => {
    const { ann, bob, id } = await seatTwo(server);
    const [hers, his] = [await ownEvents(ann), await ownEvents(bob)];
    expect(await hers.next()).toMatchObject({ event: 'began', match: id, seat: 1 });
    expect(await his.next()).toMatchObject({ event: 'began', match: id, seat: 2 });
    expect(await hers.next()).toMatchObject({
      event: 'turn',
      match: id,
      game: 'nim',
      seat: 1,
      ply: 0,
    });
    mustWork(await move(ann, id, '2'));
    expect(await his.next()).toMatchObject({ event: 'turn', match: id, seat: 2, ply: 1 });
    const second = mustWork(await ann.client.newMatch(NIM));
    expect(await hers.next()).toMatchObject({ event: 'began', match: second.id, seat: 1 });
    expect(await hers.next()).toMatchObject({ event: 'turn', match: second.id });
    mustWork(await act(bob, id, 'resign'));
    expect(await hers.next()).toMatchObject({
      event: 'over',
      match: id,
      outcome: { winners: [1] },
    });
  });

  it('is told of what another process has entered', async () => {
    const { url } = await newDatabase();
    const env = { DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) };
    const here = await openTestServer({ boxes: TOYS, env });
    const there = await openTestServer({ boxes: TOYS, env });
    const { ann, bob, id } = await seatTwo(here);
    const events = await ownEvents(bob, here.url);
    expect(await events.next()).toMatchObject({ event: 'began', match: id, seat: 2 });
    const away = newGuest(there.url);
    away.cookie = ann.cookie;
    mustWork(await move(away, id, '2'));
    expect(await events.next()).toMatchObject({ event: 'turn', match: id, seat: 2, ply: 1 });
    mustWork(await act(away, id, 'resign'));
    expect(await events.next()).toMatchObject({ event: 'over', match: id });
  });

  it('is told of everything that waits, however much that is', async () => {
    const ann = server.newGuest();
    mustWork(await ann.client.me());
    // More than fits into one buffer of a connection.
    const tables = await Promise.all(Array.from({ length: 120 }, () => ann.client.newMatch(NIM)));
    const made = new Set<unknown>(tables.map((table) => mustWork(table).id));
    const events = await ownEvents(ann);
    const told = new Set<unknown>();
    while (told.size < made.size) {
      const { event, match } = await events.next();
      if (event === 'turn') told.add(match);
    }
    expect(told).toEqual(made);
  });

  it('is told by four streams at most', async () => {
    const { ann } = await seatTwo(server);
    for (let count = 0; count < 4; count++) await ownEvents(ann);
    const fifth = await ann.fetch(`${server.url}/api/me/events`);
    expect(fifth.headers.get('retry-after')).toBe('10');
    expect(await fifth.json()).toMatchObject({
      code: 'too-many-streams',
      key: 'player',
      seconds: 10,
    });
  });
});

interface OwnEvents {
  next(): Promise<Record<string, unknown>>;
}

async function ownEvents(guest: TestGuest, url = server.url): Promise<OwnEvents> {
  const response = await guest.fetch(`${url}/api/me/events`);
  const reader = must(response.body, 'a stream').pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader.cancel());
  let text = '';
  return {
    async next() {
      for (;;) {
        const found = /event: (\w+)\ndata: (.*)\n\n/.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return { event: found[1], ...(JSON.parse(found[2] as string) as object) };
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('the stream has ended');
        text += value;
      }
    },
  };
}

const BOT = resolve(import.meta.dirname, '../../../../examples/random-bot.ts');

/** Its own process, with nothing but an address and a token. */
function startBot(
  url: string,
  token: string,
): { readonly said: (what: RegExp) => Promise<string> } {
  const bot = spawn(process.execPath, [BOT], { env: { KAST_SERVER: url, KAST_TOKEN: token } });
  onTestFinished(() => void bot.kill());
  let text = '';
  const listeners = new Set<() => void>();
  for (const output of [bot.stdout, bot.stderr]) {
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  return {
    said: (what) =>
      new Promise((done, failed) => {
        const look = () => {
          if (/ got /.test(text)) failed(new Error(text));
          else if (what.test(text)) done(text);
        };
        listeners.add(look);
        look();
      }),
  };
}

describe('the sample bot', () => {
  let games: TestServer;
  beforeAll(async () => {
    games = await startTestServer();
  });
  afterAll(() => games.close());

  it.each(registry.map((box) => [box.info.id, box] as const))(
    'plays %s by the documented API',
    async (game, box) => {
      const ann = newGuest(games.url);
      const bot = startBot(games.url, await withToken(ann, games.url));
      const { info }: AnyGame = await box.rules();
      const others = Array.from(
        { length: info.seats.min - 1 },
        () => ({ kind: 'bot', level: 1 }) as const,
      );
      const seats = [{ kind: 'me' } as const, ...others];
      const made = await ann.client.newMatch({ game, options: {}, seats, watchers: 'nobody' });
      const { id } = mustWork(made);
      // As many decisions as the computers answer in between.
      const played = new RegExp(`(${id}: (?!over)[^\\n]*\\n[^]*){3}|${id}: over`);
      expect(await bot.said(played)).toMatch(played);
    },
  );
});
