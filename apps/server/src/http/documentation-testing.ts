import { must } from '@kast/kernel';
import { chatCallsTo } from '@kast/protocol/chat-client';
import { connectTo } from '@kast/protocol/client';
import { Compile, type Validator } from 'typebox/schema';
import { inTestTransport, type TestGuest, type TestServer, type Watching } from '../testing.ts';
import type { ApiDocument } from './api-markdown.ts';

/** What the server says of itself, to compare with what it does. */
export interface Documentation {
  /** How many answers and events were compared. */
  readonly compared: number;
  /** Where they were not as documented. */
  readonly problems: readonly string[];
  /** A guest whose every answer is compared with what is documented for it. */
  newGuest(): TestGuest;
  compareEvents(watching: Watching): void;
}

export async function documentationOf(server: TestServer): Promise<Documentation> {
  const response = await fetch(`${server.url}/api/openapi.json`);
  const { paths = {} } = (await response.json()) as ApiDocument;
  const routes = Object.entries(paths).map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    methods,
  }));
  let compared = 0;
  const problems: string[] = [];

  const validators = new Map<unknown, Validator>();
  const compare = (what: string, schema: unknown, value: unknown): void => {
    const validator = validators.get(schema) ?? Compile(closed(schema) as object);
    validators.set(schema, validator);
    const [, errors] = validator.Errors(value);
    problems.push(...errors.map((error) => `${what}: ${JSON.stringify(error)}`));
    compared++;
  };

  const compareAnswer = async (method: string, url: string, answer: Response): Promise<void> => {
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) return;
    const { pathname } = new URL(url);
    const route = routes.find(({ pattern }) => pattern.test(pathname));
    const documented = route?.methods[method.toLowerCase()]?.responses?.[answer.status];
    const content = documented?.content?.['application/json'];
    if (!content) problems.push(`${method} ${pathname}: nothing is documented of ${answer.status}`);
    else compare(`${method} ${pathname}`, content.schema, await answer.clone().json());
  };

  const stream = paths['/api/matches/{id}/events']?.['get']?.['x-events'];
  const events = must(stream, 'the documentation of events') as Record<string, unknown>;

  return {
    get compared() {
      return compared;
    },
    problems,
    newGuest() {
      const { fetch: plain, cookie } = server.newGuest();
      const checked: typeof fetch = async (address, init) => {
        const answer = await plain(address, init);
        await compareAnswer(init?.method ?? 'GET', new Request(address).url, answer);
        return answer;
      };
      const transport = inTestTransport(checked);
      return {
        cookie,
        fetch: checked,
        client: connectTo(server.url, transport),
        chat: chatCallsTo(server.url, transport),
      };
    },
    compareEvents({ plies, tables, chats, snapshots }) {
      for (const ply of plies) compare('event: ply', events['ply'], ply);
      for (const table of tables) compare('event: table', events['table'], table);
      for (const chat of chats) compare('event: chat', events['chat'], chat);
      for (const snapshot of snapshots) compare('event: snapshot', events['snapshot'], snapshot);
    },
  };
}

/** Nothing may leave that is not documented; where no field is named, any may come. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([name, part]) => [name, closed(part)] as const);
  const { properties = {} } = schema as { readonly properties?: object };
  const isNamed = Object.keys(properties).length > 0;
  return { ...Object.fromEntries(parts), ...(isNamed ? { additionalProperties: false } : {}) };
}
