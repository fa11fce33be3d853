import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { newDatabaseFile } from '../store/sqlite/database-testing.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { openTestServer, TOYS } from '../testing.ts';
import { inlineSources } from './content-security.ts';
import { pages } from './pages.ts';
import { LOOK_AT_BUILD_EVERY, webBuildIn } from './web-build.ts';

const HTML = { accept: 'text/html,*/*', 'accept-language': 'nl' };
const LIST = JSON.stringify({ paths: ['/'] });
const documentOf = (build: string) => `<script>/* ${build} */</script>${build}`;

async function newFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'kast-builds-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  };
  return {
    dir,
    write,
    /** All but the list, which is written last. */
    writeDocuments: async (build: string) => {
      await write('index.html', documentOf(build));
      await write('rendered/nl/index.html', `page of ${build}`);
    },
    removeAll: async () => {
      await rm(join(dir, 'index.html'));
      await rm(join(dir, 'rendered'), { recursive: true });
    },
  };
}

/** Asks a server each time as soon as it looks at the folder once more. */
async function readerOf(dir: string) {
  let now = 0;
  const options = { boxes: TOYS, env: { WEB_DIR: dir }, monotonicNow: () => now };
  const { app } = (await openTestServer(options)).server;
  return async (url: string) => {
    now += LOOK_AT_BUILD_EVERY;
    const { body, headers, statusCode } = await app.inject({ url, headers: HTML });
    return { statusCode, body, policy: headers['content-security-policy'] };
  };
}

it('has the documents of the build that lies there, with what their policy must allow', async () => {
  const { dir, write, writeDocuments, removeAll } = await newFolder();
  await writeDocuments('first');
  await write('rendered/pages.json', LIST);
  const read = await readerOf(dir);
  const before = await read('/replay');
  expect(before.body).toBe(documentOf('first'));
  expect((await read('/')).body).toBe('page of first');
  // While the next one is made there is nothing at all.
  await removeAll();
  expect(await read('/replay')).toEqual(before);
  await writeDocuments('second');
  await write('rendered/pages.json', LIST);
  const after = await read('/replay');
  expect(after.body).toBe(documentOf('second'));
  expect(after.policy).not.toBe(before.policy);
  expect((await read('/')).body).toBe('page of second');
  expect((await read('/nonsense')).body).toBe(documentOf('second'));
});

it.each([
  ['index.html', '', documentOf('second')],
  ['rendered/pages.json', '', LIST],
  ['rendered/pages.json', LIST.slice(0, -3), LIST],
  ['previews.json', '{"nl":', undefined],
])('stands in while %s is only "%s"', async (file, half, whole) => {
  const { dir, write, writeDocuments } = await newFolder();
  await writeDocuments('first');
  await write('rendered/pages.json', LIST);
  const read = await readerOf(dir);
  const before = [await read('/replay'), await read('/')];
  await writeDocuments('second');
  await write(file, half);
  expect([await read('/replay'), await read('/')]).toEqual(before);
  await (whole === undefined ? rm(join(dir, file)) : write(file, whole));
  expect((await read('/replay')).body).toBe(documentOf('second'));
  expect((await read('/')).body).toBe('page of second');
});

it('is waited for where it is made after the server has begun', async () => {
  const { dir, write, writeDocuments } = await newFolder();
  await writeDocuments('first');
  await write('rendered/pages.json', '');
  const read = await readerOf(dir);
  expect((await read('/?lang=nl')).body).toContain('npm run build');
  expect((await read('/replay')).statusCode).toBe(404);
  await write('rendered/pages.json', LIST);
  expect((await read('/')).body).toBe('page of first');
  expect((await read('/replay')).body).toBe(documentOf('first'));
});

it('allows a page of the next one its own scripts, where that is read beforehand', async () => {
  const { dir, write, writeDocuments } = await newFolder();
  await writeDocuments('first');
  await write('rendered/pages.json', LIST);
  const read = await readerOf(dir);
  await read('/replay');
  await write('rendered/pages.json', '');
  await write('rendered/nl/index.html', documentOf('second'));
  const { body, policy } = await read('/');
  expect(body).toBe(documentOf('second'));
  expect(policy).toContain(inlineSources(body).script[0]);
});

it('is the same for the policy and the document of a request', async () => {
  const { dir, writeDocuments } = await newFolder();
  await writeDocuments('first');
  const store = await openSqliteStore({ file: await newDatabaseFile(dir) });
  onTestFinished(() => store.close());
  let now = 0;
  const app = Fastify();
  onTestFinished(() => app.close());
  const options = { webDir: dir, games: [], hasMail: false, isHttps: false, store };
  const rest = { secret: 'secret', publicUrl: undefined, monotonicNow: () => now };
  await app.register(async (inner) => {
    await pages(inner, { ...options, ...rest });
    // Between the two, another request finds the next build.
    inner.addHook('preHandler', async ({ headers }) => {
      if (headers['x-slow'] === undefined) return;
      await writeDocuments('second');
      now += LOOK_AT_BUILD_EVERY;
      expect((await app.inject({ url: '/', headers: HTML })).body).toBe(documentOf('second'));
    });
  });
  const { body, headers } = await app.inject({ url: '/', headers: { ...HTML, 'x-slow': 'yes' } });
  expect(body).toBe(documentOf('first'));
  expect(headers['content-security-policy']).toContain(inlineSources(body).script[0]);
});

it('is looked at once for all who ask, and not again within a second', async () => {
  const { dir, writeDocuments } = await newFolder();
  await writeDocuments('first');
  let now = 0;
  const look = webBuildIn(dir, () => now);
  const [one, other] = await Promise.all([look(), look()]);
  expect(one?.index).toBe(documentOf('first'));
  expect(other).toBe(one);
  await writeDocuments('second');
  now += LOOK_AT_BUILD_EVERY - 1;
  expect(await look()).toBe(one);
  now += 1;
  const [next, same] = await Promise.all([look(), look()]);
  expect(next?.index).toBe(documentOf('second'));
  expect(same).toBe(next);
});
