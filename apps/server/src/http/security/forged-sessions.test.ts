import { describe, expect, it } from 'vitest';
import {
  mustWork,
  NIM,
  openTestServer,
  openTestTable,
  type TestGuest,
  type TestServer,
  TOYS,
} from '../../testing.ts';

const TLS = { PUBLIC_URL: 'https://kast.example' };

async function idAt({ url }: TestServer, cookie: string): Promise<string> {
  const response = await fetch(`${url}/api/me`, { headers: { cookie } });
  return ((await response.json()) as { readonly id: string }).id;
}

async function newcomer(server: TestServer): Promise<TestGuest & { readonly id: string }> {
  const guest = server.newGuest();
  const { id } = mustWork(await guest.client.me());
  return Object.assign(guest, { id });
}

describe('a session', () => {
  it('cannot be forged by changing any letter of another one', async () => {
    const table = await openTestTable();
    const cookie = table.bob.cookie ?? '';
    const eve = table.newGuest();
    for (let at = 'kast_guest='.length; at < cookie.length; at += 5) {
      const letter = cookie[at] === 'A' ? 'B' : 'A';
      eve.cookie = cookie.slice(0, at) + letter + cookie.slice(at + 1);
      expect(mustWork(await eve.client.snapshot(table.id)).you).toBeUndefined();
      const resigned = await eve.client.act(table.id, { act: 'resign', key: 'a-fine-key' });
      expect(resigned).toMatchObject({ error: { code: 'bad-session' } });
    }
  });

  it('of another server is none here', async () => {
    const env = { SESSION_SECRET: 's'.repeat(32) };
    const [here, elsewhere] = [
      await openTestServer({ boxes: TOYS }),
      await openTestServer({ boxes: TOYS, env }),
    ];
    const guest = await newcomer(elsewhere);
    expect(await idAt(here, guest.cookie ?? '')).not.toBe(guest.id);
    const eve = here.newGuest();
    eve.cookie = guest.cookie;
    expect(await eve.client.newMatch(NIM)).toMatchObject({ error: { code: 'bad-session' } });
  });

  it.each([
    'AAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAA.',
    'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  ])('is not begun under an id that somebody else chose: %s', async (planted) => {
    const server = await openTestServer({ boxes: TOYS });
    const id = await idAt(server, `kast_guest=${planted}`);
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(id).not.toBe('AAAAAAAAAAAAAAAAAAAAAA');
  });

  it('is known by no address: what a link holds is no cookie', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const guest = await newcomer(server);
    const query = `?kast_guest=${guest.cookie?.split('=')[1]}&id=${guest.id}`;
    const response = await fetch(`${server.url}/api/me${query}`);
    expect(((await response.json()) as { readonly id: string }).id).not.toBe(guest.id);
  });
});

describe('a session by TLS', () => {
  it('is kept in a cookie that nobody else can plant, and no script can read', async () => {
    const { url } = await openTestServer({ boxes: TOYS, env: TLS });
    const [cookie = ''] = (await fetch(`${url}/api/me`)).headers.getSetCookie();
    const [value = '', ...flags] = cookie.split('; ');
    expect(value).toMatch(/^__Host-kast_guest=[\w-]{22}\./);
    expect(flags.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=34560000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  });

  it.each([
    ['where the server is public by TLS', TLS, {}],
    [
      'where a trusted proxy says so',
      { TRUST_PROXY: '127.0.0.1' },
      { 'x-forwarded-proto': 'https' },
    ],
  ])('is not the one that a neighbour of the domain has planted, %s', async (_where, env, tls) => {
    const secret = { SESSION_SECRET: 's'.repeat(32) };
    const plain = await openTestServer({ boxes: TOYS, env: secret });
    const server = await openTestServer({ boxes: TOYS, env: { ...env, ...secret } });
    const ask = async (cookie: string) => {
      const response = await fetch(`${server.url}/api/me`, { headers: { cookie, ...tls } });
      const { id } = (await response.json()) as { readonly id: string };
      return { id, set: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    };
    // Well signed: the neighbour's own. Whoever took it would play under the neighbour's eyes.
    const eve = await newcomer(plain);
    const victim = await ask(eve.cookie ?? '');
    expect(victim.id).not.toBe(eve.id);
    expect(victim.set).toMatch(/^__Host-kast_guest=/);
    expect((await ask(`${eve.cookie}; ${victim.set}`)).id).toBe(victim.id);
  });

  it('that is forged is taken away under its own name', async () => {
    const { url } = await openTestServer({ boxes: TOYS, env: TLS });
    const response = await fetch(`${url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: '__Host-kast_guest=forged' },
      body: JSON.stringify(NIM),
    });
    expect(await response.json()).toMatchObject({ code: 'bad-session' });
    const [gone = ''] = response.headers.getSetCookie();
    // Browsers obey only what has the flags that the prefix stands for.
    expect(gone).toMatch(/^__Host-kast_guest=;/);
    expect(gone).toContain('Path=/');
    expect(gone).toContain('Secure');
  });
});
