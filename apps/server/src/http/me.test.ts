import { describe, expect, it } from 'vitest';
import { act, move, mustWork, NIM, openTestServer, openTestTable, TOYS } from '../testing.ts';

describe('you', () => {
  it('are a guest from the first visit on, and remembered', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const guest = server.newGuest();
    const { id } = mustWork(await guest.client.me());
    expect(mustWork(await guest.client.me())).toEqual({
      id,
      isSignedIn: false,
      matches: [],
      evenings: [],
    });
    mustWork(await guest.client.rename('Anneke'));
    await server.restart();
    expect(mustWork(await guest.client.me())).toEqual({
      id,
      name: 'Anneke',
      isSignedIn: false,
      matches: [],
      evenings: [],
    });
  });

  it('have a cookie that scripts cannot read and other sites do not send', async () => {
    const { url } = await openTestServer({ boxes: TOYS });
    const response = await fetch(`${url}/api/me`);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^kast_guest=.*; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it.each([
    [{ PUBLIC_URL: 'https://kast.example' }, {}, true],
    [{ TRUST_PROXY: 'true' }, { 'x-forwarded-proto': 'https' }, true],
    [{}, { 'x-forwarded-proto': 'https' }, false],
  ])('have a cookie for TLS alone where %j and %j', async (env, headers, secure) => {
    const { url } = await openTestServer({ boxes: TOYS, env });
    const response = await fetch(`${url}/api/me`, { headers });
    expect(response.headers.getSetCookie()[0]?.includes('; Secure')).toBe(secure);
  });

  it('see running matches, those at turn first', async () => {
    const { ann, bob, id: first } = await openTestTable();
    const wish = { ...NIM, seats: NIM.seats.toReversed() };
    const { id: second } = mustWork(await ann.client.newMatch(wish));
    const { id: third } = mustWork(await ann.client.newMatch(NIM));
    const { id: over } = mustWork(await ann.client.newMatch(NIM));
    await act(ann, over, 'resign');
    const { matches } = mustWork(await ann.client.me());
    expect(matches.map(({ id }) => id)).toHaveLength(3);
    expect(new Set(matches.slice(0, 2).map(({ id }) => id))).toEqual(new Set([first, third]));
    expect(matches[2]).toMatchObject({ id: second, you: 2, toDecide: [1], ply: 0 });
    expect(mustWork(await bob.client.me()).matches).toMatchObject([{ id: first, you: 2 }]);
  });
});

describe('public matches of a game', () => {
  it('are those that anyone may watch and that have begun', async () => {
    const { ann, bob, id } = await openTestTable();
    mustWork(await ann.client.newMatch(NIM));
    const { id: closed } = mustWork(await ann.client.newMatch({ ...NIM, watchers: 'nobody' }));
    await move(ann, id, '1');
    await move(ann, closed, '1');
    const { matches } = mustWork(await bob.client.recentMatches('nim'));
    expect(matches).toMatchObject([{ id, game: 'nim', ply: 1, toDecide: [2] }]);
    expect(matches[0]?.you).toBeUndefined();
    expect(await bob.client.recentMatches('chess')).toMatchObject({
      error: { code: 'unknown-game', game: 'chess' },
    });
  });
});
