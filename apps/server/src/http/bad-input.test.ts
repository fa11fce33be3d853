import { ERRORS, type ErrorCode } from '@kast/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  act,
  move,
  mustWork,
  newGuest,
  NIM,
  openTestServer,
  seatTwo,
  startTestServer,
  type TestServer,
  type TestTable,
  TOYS,
} from '../testing.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

let server: TestServer;
let table: TestTable;
let before: unknown;

/** Everything that a match is, as both players see it, with their lists. */
async function everything({ ann, bob, id }: TestTable): Promise<unknown> {
  const [hers, his] = [await ann.client.snapshot(id), await bob.client.snapshot(id)];
  return [hers, his, await ann.client.me(), await bob.client.me()];
}

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  /** The body as it goes over the line, where it is not JSON. */
  readonly raw?: string;
  readonly headers?: Record<string, string>;
  readonly as?: 'ann' | 'bob' | 'carol';
}

async function ask({ method = 'POST', path, body, raw, headers, as = 'ann' }: Asked) {
  const response = await table[as].fetch(`${table.url}/api${path}`, {
    method,
    headers: headers ?? JSON_TYPE,
    ...(method === 'GET' ? {} : { body: raw ?? JSON.stringify(body) }),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** Refused with this code and these facts, with a text, and without a trace. */
async function expectRefused(asked: Asked, code: ErrorCode, facts: object = {}): Promise<void> {
  const { status, answer } = await ask(asked);
  expect(answer).toMatchObject({ code, text: ERRORS[code].text, ...facts });
  expect(status).toBe(ERRORS[code].status);
  expect(await everything(table)).toEqual(before);
}

const decide = (change: object) => ({ question: 1, move: '1', key: 'a-fine-key', ...change });
const moves = () => `/matches/${table.id}/moves`;
const acts = () => `/matches/${table.id}/acts`;

beforeAll(async () => {
  server = await startTestServer({ boxes: TOYS });
});

afterAll(() => server.close());

beforeEach(async () => {
  table = await seatTwo(server);
  mustWork(await move(table.ann, table.id, '2'));
  before = await everything(table);
});

describe('a request that is not well made', () => {
  it.each([
    ['half a document', '{"question": 1,'],
    ['nothing', ''],
    ['not JSON', 'take 1'],
    ['a poisoned prototype', '{"__proto__": {"question": 1}}'],
  ])('is refused: %s', async (_what, raw) => {
    await expectRefused({ path: moves(), raw, as: 'bob' }, 'malformed-json');
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['plain text', 'text/plain'],
    ['no type', ''],
    ['nonsense', 'json'],
  ])('is refused for its content type: %s', async (_what, type) => {
    const headers = { 'content-type': type };
    await expectRefused({ path: moves(), body: decide({}), headers }, 'wrong-content-type');
  });

  it.each([
    ['no question', { question: undefined }, ''],
    ['a question in words', { question: '1' }, '/question'],
    ['half a question', { question: 0.5 }, '/question'],
    ['a question below nothing', { question: -1 }, '/question'],
    ['a huge question', { question: 1e300 }, '/question'],
    ['the ply of old', { ply: 1 }, ''],
    ['no move', { move: undefined }, ''],
    ['an empty move', { move: '' }, '/move'],
    ['a move that is none', { move: { take: 1 } }, '/move'],
    ['an endless move', { move: 'x'.repeat(3000) }, '/move'],
    ['no key', { key: undefined }, ''],
    ['a short key', { key: 'abc' }, '/key'],
    ['a key with spaces', { key: 'a key with spaces' }, '/key'],
    ['more than was asked for', { seat: 2 }, ''],
  ])('is refused with the field that is wrong: %s', async (_what, change, field) => {
    const asked = { path: moves(), body: decide(change), as: 'bob' } as const;
    await expectRefused(asked, 'bad-request', { field });
  });

  describe('is refused when it is nested without end', () => {
    const deep = (depth: number, open: string, close: string) =>
      `${open.repeat(depth)}1${close.repeat(depth)}`;
    const facts = { field: '', problem: 'is nested deeper than 32' };

    it.each([
      ['/matches', 'POST'],
      ['/me', 'PUT'],
      ['/lobby/wish', 'PUT'],
      ['/records', 'POST'],
      ['/friends', 'POST'],
      ['/friend-links/look', 'POST'],
      ['/matches/ID/moves', 'POST'],
      ['/matches/ID/plan', 'PUT'],
      ['/matches/ID/acts', 'POST'],
      ['/matches/ID/seats', 'POST'],
    ])('at %s', async (path, method) => {
      for (const raw of [
        deep(33, '[', ']'),
        deep(30_000, '[', ']'),
        deep(10_000, '{"a":', '}'),
        '['.repeat(60_000),
        `{"\\"": ${deep(33, '[', ']')}}`,
      ]) {
        const asked = { method, path: path.replace('ID', table.id), raw };
        await expectRefused(asked, 'bad-request', facts);
      }
    });

    it('in the largest record', async () => {
      const raw = deep(500_000, '[', ']');
      await expectRefused({ path: '/records', raw }, 'bad-request', facts);
    });

    it('but not for brackets in a text', async () => {
      const body = decide({ move: '[{"'.repeat(500) });
      await expectRefused({ path: moves(), body, as: 'bob' }, 'refused', { reason: 'notation' });
    });
  });

  it('is refused when it is too large', async () => {
    const body = decide({ move: 'x'.repeat(70_000) });
    await expectRefused({ path: moves(), body, as: 'bob' }, 'body-too-large', { limit: 65_536 });
  });

  it.each(['/nothing', '/matches', '/me/name', '/%00', '/matches/x/y/z'])(
    'is refused where there is nothing: %s',
    async (path) => {
      await expectRefused({ method: 'GET', path }, 'not-found');
    },
  );

  it('is refused at an address that cannot be read', async () => {
    await expectRefused({ method: 'GET', path: '/matches/%E0%A4%A' }, 'bad-request');
  });
});

describe('setting a table', () => {
  const seats = (count: number, seat: object) => Array.from({ length: count }, () => seat);
  const wish = (change: object) => ({ path: '/matches', body: { ...NIM, ...change } });

  it.each([
    ['a game that is not there', { game: 'chess' }, 'unknown-game', { game: 'chess' }],
    ['a game out of the prototype', { game: 'constructor' }, 'unknown-game', {}],
    ['two seats for oneself', { seats: [{ kind: 'me' }, { kind: 'me' }] }, 'bad-seats', {}],
    ['bots alone', { seats: seats(2, { kind: 'bot', level: 1 }) }, 'bad-seats', {}],
    ['too few seats', { seats: [{ kind: 'me' }] }, 'refused', { reason: 'bad-seat-count' }],
    ['a strange option', { options: { colour: 'red' } }, 'refused', { reason: 'unknown-option' }],
    ['a strange value', { options: { heap: 7 } }, 'refused', { reason: 'bad-option-value' }],
    ['a value as text', { options: { heap: '9' } }, 'refused', { reason: 'bad-option-value' }],
    ['an option that is a list', { options: { heap: [9] } }, 'bad-request', {}],
    ['no seats', { seats: [] }, 'bad-request', {}],
    ['an army of seats', { seats: seats(99, { kind: 'open' }) }, 'bad-request', {}],
    [
      'a bot beyond its level',
      { seats: [{ kind: 'me' }, { kind: 'bot', level: 6 }] },
      'bad-request',
      {},
    ],
    ['a seat for a friend', { seats: [{ kind: 'me' }, { kind: 'friend' }] }, 'bad-request', {}],
    ['strange watchers', { watchers: 'friends' }, 'bad-request', {}],
  ] as const)('is refused: %s', async (_what, change, code, facts) => {
    await expectRefused(wish(change), code, facts);
  });
});

describe('a decision', () => {
  it.each([
    ['nonsense', 'hello', 'T1', 'notation'],
    ['more than the heap', '9', 'NI2', 'cannot-take'],
    ['a forfeit for the other', 'forfeit 1 clock', 'T1', 'notation'],
    ['an act where a move is asked for', 'resign', 'T1', 'notation'],
    ['odd letters', '１\u202E🂡\uD800\u0000', 'T1', 'notation'],
    ['an injection', "1'); drop table entries; --", 'T1', 'notation'],
  ])('is refused by rule: %s', async (_what, text, rule, reason) => {
    const asked = { path: moves(), body: decide({ move: text }), as: 'bob' } as const;
    await expectRefused(asked, 'refused', { rule, reason });
  });

  it('is refused out of turn', async () => {
    const facts = { rule: 'NI2', reason: 'not-your-turn', facts: { seats: [2] } };
    await expectRefused({ path: moves(), body: decide({}) }, 'refused', facts);
  });

  it('is refused for a question that is gone, with what was missed', async () => {
    const missed = [{ happening: { ply: 0, entry: { by: 1, move: 'take 2' } } }];
    const asked = { path: moves(), body: decide({ question: 0 }), as: 'bob' } as const;
    await expectRefused(asked, 'stale', { standing: { ply: 1, question: 1 }, missed });
  });

  it('is refused for a question that was never asked', async () => {
    const asked = { path: moves(), body: decide({ question: 2 }), as: 'bob' } as const;
    await expectRefused(asked, 'stale', { standing: { ply: 1, question: 1 } });
  });

  it('is refused after the end', async () => {
    mustWork(await act(table.bob, table.id, 'resign'));
    before = await everything(table);
    const asked = { path: moves(), body: decide({ question: 2 }) };
    await expectRefused(asked, 'refused', { rule: 'T2', reason: 'match-over' });
  });

  it.each(['moves', 'acts', 'rematch'])('is refused to who has no seat: %s', async (route) => {
    const path = `/matches/${table.id}/${route}`;
    const body = BODIES[route];
    await expectRefused({ path, body, as: 'carol' }, 'no-seat');
    mustWork(await table.carol.client.me());
    await expectRefused({ path, body, as: 'carol' }, 'no-seat');
  });

  it.each(['moves', 'acts', 'seats', 'rematch', 'record', 'invites', 'events', 'history', ''])(
    'is refused in a match that is not there: %s',
    async (route) => {
      const body = BODIES[route];
      const method = body ? 'POST' : 'GET';
      const query = route === 'history' ? '?before=9' : '';
      for (const id of ['AAAAAAAAAAAAAAAA', 'a..b', "' or 1=1", '💥']) {
        const path = `/matches/${encodeURIComponent(id)}/${route}`.replace(/\/$/, '');
        await expectRefused({ path: path + query, body, method }, 'unknown-match');
      }
    },
  );
});

const BODIES: Readonly<Record<string, object>> = {
  moves: decide({}),
  acts: { act: 'resign', key: 'a-fine-key' },
  seats: { token: 'x' },
  rematch: {},
};

describe('an act of the table', () => {
  const key = 'a-fine-key';

  it.each([
    ['one that there is not', { act: 'forfeit', key }],
    ['an offer accepted that is not named', { act: 'accept-draw', key }],
    ['a move taken back that is not named', { act: 'undo', key }],
    ['a ply where none is wanted', { act: 'resign', ply: 1, key }],
    ['an offer below nothing', { act: 'accept-draw', offer: -1, key }],
    ['no key', { act: 'resign' }],
  ])('is refused: %s', async (_what, body) => {
    await expectRefused({ path: acts(), body, as: 'bob' }, 'bad-request');
  });

  it('T6 is refused where another has moved last', async () => {
    const asked = { path: acts(), body: { act: 'undo', ply: 0, key }, as: 'bob' } as const;
    await expectRefused(asked, 'refused', { rule: 'T6', reason: 'nothing-to-take-back' });
  });

  it('T4 is refused for an offer that does not stand', async () => {
    const asked = { path: acts(), body: { act: 'accept-draw', offer: 0, key }, as: 'bob' } as const;
    await expectRefused(asked, 'stale', { standing: { ply: 1, offers: [] } });
  });

  it('T6 is refused for another move than the last', async () => {
    const asked = { path: acts(), body: { act: 'undo', ply: 1, key } };
    await expectRefused(asked, 'stale', { standing: { takeBack: 0 } });
  });
});

describe('a page of history', () => {
  it.each(['', '?before=', '?before=-1', '?before=1.5', '?before=x', '?before=99999999'])(
    'is refused before a ply that is none: %s',
    async (query) => {
      const path = `/matches/${table.id}/history${query}`;
      await expectRefused({ method: 'GET', path }, 'bad-request');
    },
  );
});

describe('a session', () => {
  const forge = (cookie: string): void => {
    table.carol.cookie = `kast_guest=${cookie}`;
  };

  it.each(['forged', 'AAAAAAAAAAAAAAAAAAAAAA.AAAA', '%E0%A4%A', '', '../../etc'])(
    'that was not signed here is refused and taken away: %s',
    async (cookie) => {
      forge(cookie);
      await expectRefused({ path: moves(), body: decide({}), as: 'carol' }, 'bad-session');
      expect(table.carol.cookie).toBe('kast_guest=');
    },
  );

  it("with another's name and one's own signature is refused", async () => {
    const [, signature = ''] = table.bob.cookie?.split('.') ?? [];
    const [, id = ''] = table.ann.cookie?.split(/[=.]/) ?? [];
    forge(`${id}.${signature}`);
    await expectRefused({ path: moves(), body: decide({}), as: 'carol' }, 'bad-session');
  });

  it('that is not ours does not keep anybody from looking, or from starting afresh', async () => {
    forge('forged');
    expect(mustWork(await table.carol.client.snapshot(table.id)).you).toBeUndefined();
    mustWork(await table.carol.client.me());
    expect(await table.carol.client.rename('Carol')).toMatchObject({ ok: true });
  });

  it('is of no use to another site', async () => {
    const headers = { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' };
    const asked = { path: moves(), body: decide({}), headers, as: 'bob' } as const;
    await expectRefused(asked, 'cross-site');
  });
});

describe('a claim to a seat', () => {
  const claim = (token: unknown) => ({ path: `/matches/${table.id}/seats`, body: { token } });

  it.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA', '💥', '\u0000'])(
    'is refused with an invitation that is none: %j',
    async (token) => {
      await expectRefused({ ...claim(token), as: 'carol' }, 'bad-invitation');
    },
  );

  it('is refused with the invitation to another table', async () => {
    const other = mustWork(await table.carol.client.newMatch(NIM));
    const token = other.invites[0]?.token;
    await expectRefused({ ...claim(token), as: 'carol' }, 'bad-invitation');
  });

  it('is refused to who sits there already, and for a seat that is taken', async () => {
    await expectRefused(claim(table.token), 'already-seated', { seat: 1 });
    await expectRefused({ ...claim(table.token), as: 'carol' }, 'seat-taken', { seat: 2 });
  });

  it('is refused without a token', async () => {
    await expectRefused(claim(undefined), 'bad-request');
    await expectRefused(claim(7), 'bad-request');
  });
});

describe('a name', () => {
  it.each([
    ['', 'empty'],
    ['x'.repeat(25), 'too-long'],
    ['a\u202Eb', 'characters'],
    ['\uD800', 'characters'],
  ])('is refused: %j', async (name, problem) => {
    const asked = { method: 'PUT', path: '/me', body: { name } };
    await expectRefused(asked, 'bad-name', { problem, longest: 24 });
  });
});

describe('a stream', () => {
  it.each(['2', '-1', '1.5', 'one', '1e3', '99999999999999999999', '0x1'])(
    'is refused from a ply that is none: %s',
    async (id) => {
      const headers = { 'last-event-id': id };
      const path = `/matches/${table.id}/events`;
      await expectRefused({ method: 'GET', path, headers }, 'bad-event-id', { ply: 1 });
    },
  );
});

describe('too much', () => {
  it('is refused to who has too many streams open', async () => {
    const { url } = await openTestServer({ boxes: TOYS, env: { STREAMS_PER_ADDRESS: '1' } });
    const ann = newGuest(url);
    const { id } = mustWork(await ann.client.newMatch(NIM));
    const first = await ann.fetch(`${url}/api/matches/${id}/events`);
    const second = await ann.fetch(`${url}/api/matches/${id}/events`);
    expect(second.status).toBe(429);
    expect(await second.json()).toMatchObject({ code: 'too-many-streams' });
    await first.body?.cancel();
  });
});
