import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@kast/games';
import { PREVIEW_WORDS, type Previews, type PreviewTexts } from '@kast/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, move, mustWork, NIM, seatTwo, startTestServer, type TestServer } from '../testing.ts';

const INDEX =
  '<!doctype html><html data-version="7" lang="nl"><head><meta\n name="description"\n content="old" />' +
  '<title>Spellenkast</title></head><body><script>1</script></body></html>';

function textsIn(language: string): PreviewTexts {
  const words = Object.fromEntries(PREVIEW_WORDS.map((word) => [word, `${word} ${language}`]));
  const tablut = { name: `Tablut ${language}`, tagline: 'A king & his "foes".', about: 'About.' };
  return { words: words as PreviewTexts['words'], games: { tablut } };
}

const PREVIEWS: Previews = Object.fromEntries(
  ['nl', 'en', 'de', 'fr'].map((language) => [language, textsIn(language)]),
);
const TABLUT = { ...NIM, game: 'tablut' } as const;

let webDir: string;
let server: TestServer;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kast-web-'));
  await writeFile(join(webDir, 'index.html'), INDEX);
  await writeFile(join(webDir, 'previews.json'), JSON.stringify(PREVIEWS));
  const tables = { '/m/any': 'a table', '/m/tablut': 'a table of tablut' };
  for (const language of ['nl', 'en', 'de', 'fr']) {
    await mkdir(join(webDir, 'rendered', language, 'm'), { recursive: true });
    for (const [path, table] of Object.entries(tables)) {
      const document = INDEX.replace('</body>', `<p>${table}</p></body>`);
      await writeFile(join(webDir, 'rendered', language, `${path}.html`), document);
    }
  }
  const paths = Object.keys(tables);
  await writeFile(join(webDir, 'rendered/pages.json'), JSON.stringify({ paths }));
  server = await startTestServer({ env: { WEB_DIR: webDir, PUBLIC_URL: 'https://kast.example' } });
});
afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

async function pageAt(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(server.url + path, { headers });
  expect(response.status).toBe(200);
  return response.text();
}

function contentOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

describe('a link to a page', () => {
  it('opens for who takes nothing compressed', async () => {
    expect(await pageAt('/', { 'accept-encoding': 'identity' })).toContain('<title>');
    expect(await pageAt('/tablut', { 'accept-encoding': 'identity' })).toContain('<title>');
    const refused = await fetch(`${server.url}/tablut`, {
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
    });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });

  it('says what it leads to, in the language that is asked for or preferred', async () => {
    const html = await pageAt('/tablut/rules', { 'accept-language': 'fr-CA, de;q=0.9' });
    expect(html).toContain('<html data-version="7" lang="fr">');
    expect(html).toContain('<title>Tablut fr · rulebook fr</title>');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(contentOf(html, 'og:description')).toBe('A king &amp; his &quot;foes&quot;. About.');
    expect(contentOf(html, 'og:image')).toBe(
      'https://kast.example/api/games/tablut/picture?lang=fr',
    );
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    const asked = await pageAt('/tablut?lang=de', { 'accept-language': 'fr' });
    expect(asked).toContain('<html data-version="7" lang="de">');
    expect(asked).toContain('<link rel="canonical" href="https://kast.example/tablut?lang=de" />');
    expect(await pageAt('/', { 'accept-language': 'tlh' })).toContain(
      '<title>siteTitle en</title>',
    );
  });

  it.each([
    ['nl', 'nl_NL'],
    ['en', 'en_GB'],
    ['de', 'de_DE'],
    ['fr', 'fr_FR'],
  ])('says in %s where that is spoken so', async (language, locale) => {
    expect(contentOf(await pageAt(`/tablut?lang=${language}`), 'og:locale')).toBe(locale);
  });

  it('names its other languages, and itself', async () => {
    const html = await pageAt('/tablut');
    for (const language of ['nl', 'en', 'de', 'fr']) {
      const address = `https://kast.example/tablut?lang=${language}`;
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${address}" />`);
    }
    expect(html).toContain('<link rel="canonical" href="https://kast.example/tablut" />');
    expect(html).toContain('hreflang="x-default"');
  });

  it('is not sent again to who has it', async () => {
    const first = await fetch(`${server.url}/tablut`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('vary')).toContain('accept-language');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${server.url}/tablut`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('is told to search engines where it is the same for everybody', async () => {
    const robots = await (await fetch(`${server.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /api/');
    expect(robots).toContain('Sitemap: https://kast.example/sitemap.xml');
    const map = await fetch(`${server.url}/sitemap.xml`);
    expect(map.headers.get('content-type')).toContain('xml');
    const xml = await map.text();
    const addresses = Array.from(
      xml.matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, address = '']) => address,
    );
    expect(addresses).toHaveLength(4 * (1 + 3 * registry.length));
    for (const address of addresses) {
      const { pathname, search } = new URL(address);
      expect((await fetch(server.url + pathname + search, { method: 'HEAD' })).status).toBe(200);
    }
  });
});

describe('a link to a match', () => {
  it('says who plays and who is to move, to whoever has it, and search engines leave it out', async () => {
    const { ann, bob, id } = await seatTwo(server, { ...TABLUT, watchers: 'link' });
    mustWork(await ann.client.rename('Ann <3'));
    mustWork(await bob.client.rename('Bob'));
    const html = await pageAt(`/m/${id}?lang=en`);
    expect(html).toContain('<title>Tablut en · match en</title>');
    expect(contentOf(html, 'og:description')).toBe(
      'atTable en Ann &lt;3, Bob · toMove en Ann &lt;3',
    );
    expect(contentOf(html, 'robots')).toBe('noindex');
    expect(html).toContain('<p>a table of tablut</p>');
    mustWork(await act(ann, id, 'resign'));
    expect(contentOf(await pageAt(`/m/${id}?lang=en`), 'og:description')).toContain('won en Bob');
  });

  it('leads search engines to its game where anybody may watch, unless it invites', async () => {
    const ann = server.newGuest();
    const { id, invites } = mustWork(await ann.client.newMatch({ ...TABLUT, watchers: 'anyone' }));
    const canonical = '<link rel="canonical" href="https://kast.example/tablut" />';
    for (const path of [`/m/${id}`, `/m/${id}/replay`]) {
      const html = await pageAt(path);
      expect(html).toContain(canonical);
      expect(html).not.toMatch(/noindex|hreflang/);
    }
    for (const path of [`/m/${id}?seat=${invites[0]?.token}`, `/m/${id}/hand`]) {
      const html = await pageAt(path);
      expect(contentOf(html, 'robots')).toBe('noindex');
      expect(html).not.toContain('canonical');
    }
  });

  it('names the host to who is invited, and nothing to others where nobody may look on', async () => {
    const ann = server.newGuest();
    mustWork(await ann.client.rename('Ann'));
    const { id, invites } = mustWork(await ann.client.newMatch({ ...TABLUT, watchers: 'nobody' }));
    const invited = await pageAt(`/m/${id}?seat=${invites[0]?.token}&lang=nl`);
    expect(invited).toContain('<title>Tablut nl · invitationFrom nl Ann</title>');
    expect(contentOf(invited, 'og:image')).toContain('/api/games/tablut/picture');
    for (const path of [`/m/${id}?lang=nl`, `/m/${id}?seat=${'A'.repeat(22)}&lang=nl`]) {
      const shut = await pageAt(path);
      expect(shut).toContain('<title>match nl</title>');
      expect(shut).not.toContain('Ann');
      expect(shut).not.toContain('ablut');
      expect(shut).toContain('<p>a table</p>');
    }
    // As a table that is not there.
    expect(await pageAt('/m/AAAAAAAAAAAAAAAA?lang=nl')).toContain('<title>match nl</title>');
  });
});

describe('the picture of a match', () => {
  const pictureOf = (id: string, cookie = '') =>
    fetch(`${server.url}/api/matches/${id}/picture?lang=nl`, { headers: { cookie } });

  it('shows how it stands, the same to everybody, and another one after a move', async () => {
    const { ann, carol, id } = await seatTwo(server, TABLUT);
    mustWork(await carol.client.me());
    const first = await pictureOf(id);
    expect(first.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const hers = Buffer.from(await (await pictureOf(id, ann.cookie)).arrayBuffer());
    expect(hers.equals(bytes)).toBe(true);
    mustWork(await move(ann, id, 'e3-f3'));
    const second = Buffer.from(await (await pictureOf(id)).arrayBuffer());
    expect(second.equals(bytes)).toBe(false);
  });

  it('says nothing of a name that its faces cannot write', async () => {
    const { ann, id } = await seatTwo(server, TABLUT);
    const bytesNow = async () => Buffer.from(await (await pictureOf(id)).arrayBuffer());
    const nameless = await bytesNow();
    for (const name of ['שרה', '李小龍', 'Мила', '👩‍🚀']) {
      mustWork(await ann.client.rename(name));
      expect((await bytesNow()).equals(nameless)).toBe(true);
    }
    mustWork(await ann.client.rename('Łukasz O’Brien'));
    expect((await bytesNow()).equals(nameless)).toBe(false);
  });

  it('is nobody’s of a table where nobody may look on, not even its players’', async () => {
    const { ann, id } = await seatTwo(server, { ...TABLUT, watchers: 'nobody' });
    for (const cookie of ['', ann.cookie]) {
      const answer = await pictureOf(id, cookie);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'not-welcome' });
    }
  });

  it('is drawn of every game, with a name of any length', async () => {
    for (const { info } of registry) {
      const others = Array.from({ length: info.seats.min - 1 }, () => ({ kind: 'open' as const }));
      const seats = [{ kind: 'me' as const }, ...others];
      const ann = server.newGuest();
      mustWork(await ann.client.rename('W'.repeat(24)));
      const wish = { ...NIM, game: info.id, seats };
      const { id } = mustWork(await ann.client.newMatch(wish));
      expect((await pictureOf(id)).status).toBe(200);
    }
  });
});
