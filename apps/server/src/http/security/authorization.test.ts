import { connectToClubs } from '@kast/protocol/club-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  mustWork,
  NIM,
  seatTwo,
  startTestServer,
  type TestGuest,
  type TestServer,
  type TestTable,
  TOYS,
} from '../../testing.ts';
import { WITH_MAIL } from '../../mail-testing.ts';
import { type Route, routesOf } from './routes-testing.ts';

/** Who asks; the match that they ask about was set by the host, who sits at seat 1. */
const ROLES = ['host', 'other player', 'watcher', 'guest of another match', 'stranger'] as const;

type RoleName = (typeof ROLES)[number];

/** What each of them is answered, in the order of `ROLES`: 200, or the code of the refusal. */
type Answers = readonly (200 | string)[];

interface Expected {
  /** Where anyone may watch. */
  readonly open: Answers;
  /** Where nobody may who does not sit there. */
  readonly closed: Answers;
  readonly body?: object;
}

const NOBODY = ['no-seat', 'no-seat', 'no-seat'];
const OTHER_ROOM = ['chat-refused', 'chat-refused', 'chat-refused'];
const UNWELCOME = ['not-welcome', 'not-welcome', 'not-welcome'];
const EVERYBODY: Answers = [200, 200, 200, 200, 200];
const LOOKING: Expected = {
  open: EVERYBODY,
  closed: [200, 200, 'not-welcome', 'not-welcome', 'not-welcome'],
};
const KEY = 'a-fine-key';

/** Every route with an id in its path. One that is missing here fails the test below. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  'GET /api/matches/:id': LOOKING,
  'GET /api/matches/:id/history': LOOKING,
  'GET /api/matches/:id/record': LOOKING,
  'GET /api/matches/:id/profiles': LOOKING,
  'GET /api/matches/:id/events': LOOKING,
  'GET /api/matches/:id/legal-moves': {
    open: [200, 200, ...NOBODY],
    closed: [200, 200, ...NOBODY],
  },
  'POST /api/matches/:id/away': { open: [200, 200, ...NOBODY], closed: [200, 200, ...NOBODY] },
  // There is no clock at these tables.
  'POST /api/matches/:id/holiday': {
    open: ['bad-clock', 'bad-clock', ...NOBODY],
    closed: ['bad-clock', 'bad-clock', ...NOBODY],
    body: { days: 1 },
  },
  // Toys have no cover, so that nothing can be drawn of them.
  'GET /api/matches/:id/picture': {
    open: ROLES.map(() => 'busy'),
    closed: ROLES.map(() => 'not-welcome'),
  },
  'GET /api/matches/:id/invites': {
    open: [200, 'not-the-maker', 'not-the-maker', 'not-the-maker', 'not-the-maker'],
    closed: [200, 'not-the-maker', 'not-welcome', 'not-welcome', 'not-welcome'],
  },
  'GET /api/matches/:id/invitation': {
    open: ROLES.map(() => 'bad-invitation'),
    closed: ROLES.map(() => 'bad-invitation'),
  },
  'POST /api/matches/:id/computers': {
    open: ['seat-taken', ...Array<string>(4).fill('not-the-maker')],
    closed: ['seat-taken', ...Array<string>(4).fill('not-the-maker')],
    body: { seat: 2, level: 1 },
  },
  'POST /api/matches/:id/table-code': {
    open: [200, ...Array<string>(4).fill('not-the-maker')],
    closed: [200, ...Array<string>(4).fill('not-the-maker')],
  },
  'POST /api/matches/:id/seat-code': {
    open: [200, 200, ...NOBODY],
    closed: [200, 200, ...NOBODY],
  },
  'GET /api/matches/:id/plan': {
    open: [200, 200, ...NOBODY],
    closed: [200, 200, ...NOBODY],
  },
  'PUT /api/matches/:id/plan': {
    open: ['bad-plan', 'bad-plan', ...NOBODY],
    closed: ['bad-plan', 'bad-plan', ...NOBODY],
    body: { ply: 99, lines: [] },
  },
  // Who may not act hears nothing of the game: only that there is no seat for them.
  'POST /api/matches/:id/moves': {
    open: ['refused', 'refused', ...NOBODY],
    closed: ['refused', 'refused', ...NOBODY],
    body: { question: 0, move: 'nonsense', key: KEY },
  },
  'POST /api/matches/:id/acts': {
    open: ['stale', 'stale', ...NOBODY],
    closed: ['stale', 'stale', ...NOBODY],
    body: { act: 'accept-draw', offer: 99, key: KEY },
  },
  'POST /api/matches/:id/nonce': {
    open: ['bad-nonce', 'bad-nonce', ...NOBODY],
    closed: ['bad-nonce', 'bad-nonce', ...NOBODY],
    body: { withheld: true },
  },
  'GET /api/matches/:id/chat': {
    open: ['chat-refused', 'chat-refused', 200, 200, 200],
    closed: ['chat-refused', 'chat-refused', 'not-welcome', 'not-welcome', 'not-welcome'],
  },
  'POST /api/matches/:id/chat': {
    open: [200, 200, ...OTHER_ROOM],
    closed: [200, 200, ...UNWELCOME],
    body: { room: 'players', phrase: 'hello', key: KEY },
  },
  'POST /api/matches/:id/chat/mutes': {
    open: ['not-found', 'not-found', ...OTHER_ROOM],
    closed: ['not-found', 'not-found', ...UNWELCOME],
    body: { room: 'players', number: 1, muted: true },
  },
  'POST /api/matches/:id/chat/reports': {
    open: ['not-found', 'not-found', ...OTHER_ROOM],
    closed: ['not-found', 'not-found', ...UNWELCOME],
    body: { room: 'players', number: 1, reason: 'spam' },
  },
  'POST /api/matches/:id/rematch': {
    open: ['not-over', 'not-over', ...NOBODY],
    closed: ['not-over', 'not-over', ...NOBODY],
  },
  'POST /api/matches/:id/seats': {
    open: ROLES.map(() => 'bad-invitation'),
    closed: ROLES.map(() => 'bad-invitation'),
    body: { token: 'A'.repeat(22) },
  },
};

/** Routes of a club evening: what a host, somebody who takes part and a stranger are answered. */
const AT_AN_EVENING: Readonly<
  Record<string, { readonly body?: object; readonly others: 200 | string }>
> = {
  'GET /api/clubs/:club': { others: 200 },
  'GET /api/clubs/:club/events': { others: 200 },
  'GET /api/clubs/:club/rounds/:round': { others: 200 },
  'PUT /api/clubs/:club': {
    body: { name: '', games: ['nim'], system: 'swiss', perTable: 2 },
    others: 'not-the-host',
  },
  'DELETE /api/clubs/:club/people/:person': { others: 'not-the-host' },
  'PUT /api/clubs/:club/door': { body: { isShut: false }, others: 'not-the-host' },
  'PUT /api/clubs/:club/end': { body: { isOver: false }, others: 'not-the-host' },
  'PUT /api/clubs/:club/people/:person': { body: { isAway: false }, others: 'not-the-host' },
  'PUT /api/clubs/:club/rounds/:round/tables/:table': {
    body: { places: null },
    others: 'not-the-host',
  },
  'POST /api/clubs/:club/host-code': { others: 'not-the-host' },
  'POST /api/clubs/:club/names': { body: { names: ['Eve'] }, others: 'not-the-host' },
  'POST /api/clubs/:club/people': { body: { name: 'Eve' }, others: 200 },
  'POST /api/clubs/:club/rounds/:round/drop': { others: 'not-the-host' },
  'POST /api/clubs/:club/rounds': { body: { round: 1, place: 'box' }, others: 'not-the-host' },
};

/** Routes that name nothing which belongs to anybody. */
const WITHOUT_AN_ID = [
  'DELETE /api/lobby/wish',
  'GET /',
  'GET /*',
  'GET /api/clubs',
  'GET /api/games/:game/matches',
  'GET /api/games/:game/picture',
  'DELETE /api/me/push-subscriptions',
  // Only one's own friends and invitations: http/friends.test.ts.
  'DELETE /api/friends/:friend',
  'DELETE /api/me/table-invitations/:id',
  'GET /api/friends',
  // Of others only what is public: http/players.test.ts.
  'GET /api/players/:player',
  'GET /api/players/:player/results',
  'POST /api/friend-links',
  'POST /api/friend-links/look',
  'POST /api/friends',
  'POST /api/friends/:friend/invitations',
  'GET /api/lobby',
  'GET /api/games/:game/ladder',
  'GET /api/me',
  'GET /api/me/ratings',
  'GET /api/me/notifications',
  'DELETE /api/me/tokens/:token',
  'GET /api/me/events',
  'GET /api/me/tokens',
  'GET /api/openapi.json',
  'GET /api/reach',
  // By the role and not by an id: http/moderation.test.ts.
  'GET /api/moderation/blocks',
  'GET /api/moderation/log',
  'GET /api/moderation/reports',
  'POST /api/moderation/acts',
  'POST /api/moderation/role',
  'GET /healthz',
  'GET /metrics',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'POST /api/club-codes',
  'POST /api/clubs',
  'POST /api/matches',
  'POST /api/me/tokens',
  'POST /api/records',
  'POST /api/seat-codes',
  'PUT /api/lobby/wish',
  'PUT /api/me',
  'PUT /api/me/notifications',
  'PUT /api/me/push-subscriptions',
];

/** Whatever they name belongs to the account that one is signed in to (`account-attacks`, `http/accounts`, `http/mail`). */
const OF_ACCOUNTS = [
  'DELETE /api/account',
  'DELETE /api/account/mail',
  'DELETE /api/account/passkeys/:passkey',
  'DELETE /api/account/sessions/:session',
  'GET /api/account',
  'GET /api/account/export',
  'POST /api/account',
  'POST /api/account/codes',
  'POST /api/account/mail/confirmation',
  'POST /api/account/mail/recovery',
  'POST /api/account/mail/sign-in',
  'POST /api/account/passkey-options',
  'POST /api/account/passkey-sign-in',
  'POST /api/account/passkey-sign-in-options',
  'POST /api/account/passkeys',
  'POST /api/account/proof',
  'POST /api/account/recovery',
  'POST /api/account/sign-in',
  'POST /api/account/sign-out',
  'POST /api/mail/unsubscribe/:token',
  'PUT /api/account/mail',
  'PUT /api/account/password',
  'PUT /api/account/settings',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ boxes: TOYS, env: WITH_MAIL });
});
afterAll(() => server.close());

describe('every route', () => {
  it('stands in the table of who may ask for what', () => {
    const routes = routesOf(server.server.app).map(nameOf).toSorted();
    const listed = [
      ...WITHOUT_AN_ID,
      ...OF_ACCOUNTS,
      ...Object.keys(EXPECTED),
      ...Object.keys(AT_AN_EVENING),
    ];
    expect(routes).toEqual(listed.toSorted());
  });
});

describe('at a club evening', () => {
  it.each(Object.entries(AT_AN_EVENING))(
    '%s is for its hosts, or for everybody',
    async (name, { body, others }) => {
      const [host, guest, stranger] = [0, 1, 2].map(() => {
        const visitor = server.newGuest();
        const ask = (address: string, init?: RequestInit) => visitor.fetch(address, init);
        return { fetch: visitor.fetch, clubs: connectToClubs(server.url, { fetch: ask }) };
      }) as [Visitor, Visitor, Visitor];
      const settings = { name: '', games: ['nim'], system: 'swiss', perTable: 2 } as const;
      const { id } = mustWork(await host.clubs.open({ ...settings, games: ['nim'] }));
      mustWork(await host.clubs.addNames(id, ['Ann', 'Bob']));
      const { person } = mustWork(await guest.clubs.join(id, { name: 'Carol' }));
      // T17: who sits at a table may say how it ended; this one sits at none.
      mustWork(await host.clubs.changePerson(id, person, { isAway: true }));
      if (name !== 'POST /api/clubs/:club/rounds') {
        mustWork(await host.clubs.drawRound(id, { round: 1, place: 'box' }));
      }
      const path = name.replace(':club', id).replace(/:(round|person|table)/g, '1');
      const answers = [];
      for (const who of [stranger, guest, host]) {
        answers.push(await answerTo(path, who, id, body));
      }
      expect(answers).toEqual([others, others, 200]);
    },
  );
});

type Visitor = Pick<TestGuest, 'fetch'> & { readonly clubs: ReturnType<typeof connectToClubs> };

describe.each(['open', 'closed'] as const)('at a table that is %s to watchers', (kind) => {
  it.each(Object.entries(EXPECTED))(
    '%s is answered by who asks',
    async (name, { body, ...expected }) => {
      const table = await seatTwo(server, { watchers: kind === 'open' ? 'anyone' : 'nobody' });
      const guests = await guestsAt(table);
      const answers = await Promise.all(
        ROLES.map((role) => answerTo(name, guests[role], table.id, body)),
      );
      expect(Object.fromEntries(ROLES.map((role, index) => [role, answers[index]]))).toEqual(
        Object.fromEntries(ROLES.map((role, index) => [role, expected[kind][index]])),
      );
    },
  );

  it.each(['host', 'other player'] as const)('a seat is that of its holder: %s', async (role) => {
    const table = await seatTwo(server, { watchers: kind === 'open' ? 'anyone' : 'nobody' });
    const guests = await guestsAt(table);
    mustWork(await act(guests[role], table.id, 'resign'));
    const { log } = mustWork(await table.ann.client.record(table.id));
    expect(log).toEqual([{ by: role === 'host' ? 1 : 2, move: 'resign' }]);
  });
});

async function guestsAt(table: TestTable): Promise<Readonly<Record<RoleName, TestGuest>>> {
  const { ann, bob, carol } = table;
  const [dave, stranger] = [table.newGuest(), table.newGuest()];
  mustWork(await carol.client.me());
  mustWork(await dave.client.newMatch(NIM));
  return {
    host: ann,
    'other player': bob,
    watcher: carol,
    'guest of another match': dave,
    stranger,
  };
}

const QUERIES: Readonly<Record<string, string>> = {
  history: '?before=9',
  chat: '?room=watchers',
  invitation: `?seat=${'A'.repeat(22)}`,
};

async function answerTo(
  name: string,
  guest: Pick<TestGuest, 'fetch'>,
  id: string,
  body: object | undefined,
): Promise<200 | string> {
  const [method = '', pattern = ''] = name.split(' ');
  const query = QUERIES[pattern.split('/').at(-1) ?? ''] ?? '';
  const response = await guest.fetch(`${server.url}${pattern.replace(':id', id)}${query}`, {
    method,
    ...(body
      ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}),
  });
  if (response.ok) {
    await response.body?.cancel();
    return 200;
  }
  return ((await response.json()) as { readonly code: string }).code;
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}
