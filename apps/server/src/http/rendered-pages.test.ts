import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing.ts';

const SHELL = '<!doctype html><html lang="nl"><div id="app"></div>';
const LANGUAGES = ['nl', 'en', 'de', 'fr'];
const PATHS = ['/', '/tablut', '/tablut/rules'];
const STYLE = 'body{margin:0}';

let webDir: string;
let server: TestServer;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kast-rendered-'));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(webDir, file)), { recursive: true });
    await writeFile(join(webDir, file), text);
  };
  await write('index.html', SHELL);
  const list = { paths: [...PATHS, '/tablut/table', '/m/any', '/m/any/replay'] };
  await write('rendered/pages.json', JSON.stringify(list));
  for (const language of LANGUAGES) {
    await write(`rendered/${language}/index.html`, `/ in ${language}`);
    await write(`rendered/${language}/tablut.html`, `/tablut in ${language}`);
    await write(`rendered/${language}/tablut/rules.html`, `/tablut/rules in ${language}`);
    await write(`rendered/${language}/tablut/table.html`, `<style>${STYLE}</style>`);
    await write(`rendered/${language}/m/any.html`, `a table in ${language}`);
    await write(`rendered/${language}/m/any/replay.html`, `a replay in ${language}`);
  }
  server = await startTestServer({ env: { WEB_DIR: webDir } });
});

afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.server.app.inject({ url, headers });

describe('a page that was rendered ahead', () => {
  it.each(PATHS)('answers at %s in each language, and says what it depends on', async (path) => {
    for (const language of LANGUAGES) {
      const page = await get(path, { 'accept-language': `${language}-XX,en;q=0.5` });
      expect(page.statusCode).toBe(200);
      expect(page.body).toBe(`${path} in ${language}`);
      expect(page.headers['content-type']).toMatch(/^text\/html/);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers.vary).toBe('accept-language, cookie, accept-encoding');
    }
  });

  it.each([
    ['', undefined, 'en'],
    ['pt-BR, ja;q=0.9', undefined, 'en'],
    ['en;q=0.3, DE-ch;q=0.9, fr;q=0.1', undefined, 'de'],
    ['fr;q=0, nl;q=0.1', undefined, 'nl'],
    ['de', 'kast-language=fr', 'fr'],
    ['de', 'session=x; kast-language=nl; other=y', 'nl'],
    ['de', 'kast-language=xx', 'de'],
    ['de', 'not-kast-language=fr', 'de'],
    ['de', 'kast-language=../../..', 'de'],
    [`${'xx,'.repeat(1000)}de`, undefined, 'en'],
  ])('comes for readers of "%s" with the cookie "%s" in %s', async (accepted, cookie, language) => {
    const page = await get('/tablut', {
      'accept-language': accepted,
      ...(cookie === undefined ? {} : { cookie }),
    });
    expect(page.body).toBe(`/tablut in ${language}`);
  });

  it('is sent compressed', async () => {
    const headers = { 'accept-language': 'nl', 'accept-encoding': 'br' };
    const page = await get('/tablut/rules', headers);
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe('/tablut/rules in nl');
  });

  it('is the same with a slash too many or a question', async () => {
    for (const url of ['/tablut/', '/tablut?from=there']) {
      expect((await get(url, { 'accept-language': 'nl' })).body).toBe('/tablut in nl');
    }
  });

  it('is known by its ETag, which is another in another language', async () => {
    const dutch = await get('/tablut', { 'accept-language': 'nl' });
    const etag = String(dutch.headers.etag);
    const again = await get('/tablut', { 'accept-language': 'nl', 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.vary).toBe(dutch.headers.vary);
    const german = await get('/tablut', { 'accept-language': 'de', 'if-none-match': etag });
    expect(german.statusCode).toBe(200);
    expect(german.body).toBe('/tablut in de');
  });

  it('may have its styles in it, by their hash, and no other page may', async () => {
    const hash = createHash('sha256').update(STYLE).digest('base64');
    const policyOf = async (url: string) =>
      (await get(url)).headers['content-security-policy'] as string;
    const styled = await policyOf('/tablut/table');
    expect(styled).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(styled).not.toContain('unsafe-inline');
    expect(await policyOf('/tablut')).toContain("style-src 'self';");
  });

  it('of a match is a table that is being opened, whatever the match', async () => {
    const table = await get('/m/AAAA', { 'accept-language': 'fr' });
    expect(table.body).toBe('a table in fr');
    expect((await get('/m/AAAA/replay', { 'accept-language': 'nl' })).body).toBe('a replay in nl');
  });

  it('leaves every other page, and what devices keep, to the empty document', async () => {
    for (const url of ['/tablut/learn', '/m/AAAA/screen', '/replay', '/index.html']) {
      const page = await get(url, { 'accept-language': 'nl' });
      expect(page.body).toBe(SHELL);
    }
  });
});
