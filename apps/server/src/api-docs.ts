import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { type ApiDocument, apiMarkdown } from './http/api-markdown.ts';
import { openServer } from './server.ts';

export const API_FILE = resolve(import.meta.dirname, '../../../docs/API.md');

/** With every route that there may be. */
const EVERYTHING = {
  PUBLIC_URL: 'https://kast.example',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'kast@example.org',
};

export async function makeApiDocs(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kast-docs-'));
  const config = readConfig({ DATA_DIR: dataDir, WEB_DIR: dataDir, ...EVERYTHING });
  if (!config.ok) throw new Error(config.error.join('\n'));
  const server = await openServer({ config: config.value, log: pino({ level: 'silent' }) });
  const document = (await server.app.inject('/api/openapi.json')).json<ApiDocument>();
  await server.close();
  await rm(dataDir, { recursive: true });
  return apiMarkdown(document);
}

if (import.meta.main) await writeFile(API_FILE, await makeApiDocs());
