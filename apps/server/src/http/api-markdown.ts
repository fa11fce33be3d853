import { ERROR_CODES, ERRORS } from '@kast/protocol';
import { typeText, type WireSchema } from './type-text.ts';

export interface ApiDocument {
  readonly info: { readonly title: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
  readonly 'x-events'?: Readonly<Record<string, WireSchema>>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: WireSchema }>>;
}

/** docs/API.md, from the OpenAPI document that the server gives out. */
export function apiMarkdown({ info, tags = [], paths = {} }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const chapters = tags.flatMap(({ name, description }) => [
    `## ${description ?? name}`,
    ...operations
      .filter(({ operation }) => operation.tags?.includes(name))
      .map(({ path, method, operation }) => operationText(method, path, operation)),
  ]);
  return `${[heading(info), FIRST_BOT, ...chapters, failuresText()].join('\n\n')}\n`;
}

/** Tried by `http/tokens.test.ts`, which starts the sample. */
const FIRST_BOT = [
  '## Your first bot',
  'A program plays for a person, by a token of theirs. `examples/random-bot.ts` does all of this in some sixty lines, for every game.',
  [
    '1. In the settings of the web app, under *For programs*, make a token. It is shown once. Send it with every request: `Authorization: Bearer kast_…`. It needs no cookie, and can do nothing but play, and not at rated tables.',
    '2. Have it sit down: set a table (`POST /api/matches` with a seat for `me`), or take a seat that somebody invites it to (`POST /api/matches/{id}/seats`).',
    '3. Listen to `GET /api/me/events`. It begins with everything that waits for you; then `event: turn` says where to decide next. When it breaks, ask again: nothing is lost.',
    '4. `GET /api/matches/{id}` tells how the match stands for you. `GET /api/matches/{id}/legal-moves` tells the question and what may be answered.',
    '5. Answer by `POST /api/matches/{id}/moves` with the question, a move and a key of your own. Sent twice with the same key it counts once; `stale` means that something else is asked by now.',
    '6. In games of chance a seat that was given to you (a rematch, a club evening) may wait for a nonce of your device: `POST /api/matches/{id}/nonce` with `{ "withheld": true }` says that you add none.',
  ].join('\n'),
  'Limits are answered by 429 with `code`, `key` (whose budget it was) and `seconds` to wait, also as `Retry-After`. Each token has a budget of its own; its network pays along. Looking costs 1, listing moves or acting 3, a new table 25 ([OPERATIONS.md](OPERATIONS.md)).',
].join('\n\n');

function heading({ title, description }: ApiDocument['info']): string {
  return [
    `# The API of ${title}`,
    '<!-- Written by `npm run -w apps/server api-docs` from the schemas; do not edit. -->',
    description,
    'The same as OpenAPI: `/api/openapi.json`. Bodies are `application/json`.',
  ].join('\n\n');
}

function operationText(method: string, path: string, operation: Operation): string {
  const { summary, description, requestBody, responses = {} } = operation;
  const answers = Object.entries(responses);
  const [body] = requestBody ? schemasOf(requestBody) : [];
  return [
    `### ${method.toUpperCase()} ${path}`,
    `${summary}.${description === undefined ? '' : ` ${description}`}`,
    ...(body ? bodyText(body) : []),
    ...answers.flatMap(([status, content]) => answerText(status, content)),
    ...Object.entries(operation['x-events'] ?? {}).flatMap(([event, schema]) => [
      `\`event: ${event}\` with`,
      code(typeText(schema)),
    ]),
    failuresOf(answers),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function bodyText(schema: WireSchema): readonly string[] {
  const text = typeText(schema);
  // What no schema describes is told in words.
  return text === 'unknown' ? [`Asks with ${schema.description}.`] : ['Asks with', code(text)];
}

function answerText(status: string, content: Content): readonly string[] {
  const answer = typeOf(content);
  if (Number(status) >= 400 || answer === undefined || answer === 'string') return [];
  return [`Answers ${status} with`, code(answer)];
}

function failuresOf(answers: readonly (readonly [string, Content])[]): string {
  const codes = answers.flatMap(([status, content]) =>
    Number(status) >= 400 ? schemasOf(content).flatMap(codesOf) : [],
  );
  return codes.length === 0 ? '' : `Fails with ${codes.map((name) => `\`${name}\``).join(', ')}.`;
}

function failuresText(): string {
  const rows = ERROR_CODES.map((name) => {
    const { status, text, facts } = ERRORS[name];
    const names = Object.keys(facts.properties).map((fact) => `\`${fact}\``);
    return `| \`${name}\` | ${status} | ${text} | ${names.join(', ')} |`;
  });
  return [
    '## Failures',
    'Every failure is `{ code, text, …facts }`. Any request can also fail with those that no route lists.',
    ['| code | status | text | facts |', '|---|---|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

function schemasOf({ content = {} }: Content): readonly WireSchema[] {
  return Object.values(content).flatMap(({ schema }) => schema ?? []);
}

function typeOf(content: Content): string | undefined {
  const [schema] = schemasOf(content);
  return schema && typeText(schema);
}

function codesOf(schema: WireSchema): readonly string[] {
  return (schema.anyOf ?? [schema]).flatMap(({ properties }) => {
    const [name] = properties?.['code']?.enum ?? [];
    return typeof name === 'string' ? [name] : [];
  });
}

function code(text: string): string {
  return `\`\`\`ts\n${text}\n\`\`\``;
}
