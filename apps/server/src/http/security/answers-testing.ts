import { must } from '@kast/kernel';
import { onTestFinished } from 'vitest';
import type { TestServer } from '../../testing.ts';
import { routesOf } from './routes-testing.ts';

/** Who asks, where, and about what. */
export interface Asking {
  readonly server: TestServer;
  readonly cookie: string;
  readonly match: string;
  readonly game: string;
  readonly ply: number;
}

/** Everything that the API answers to whoever only looks, with every header, by what was asked. */
export async function everyAnswer(asking: Asking): Promise<Readonly<Record<string, string>>> {
  const { server, match, game, ply } = asking;
  const paths = routesOf(server.server.app)
    // Where it is found is another address for each server, and says nothing of a match. The lobby tells everybody the
    // same, as it was within the last second: what it is made of is compared in `lobby/lobby-leak.test.ts`.
    .filter(({ method, path }) => method === 'GET' && /^\/api\/(?!openapi|reach|lobby)/.test(path))
    .map(({ path }) => path.replace(':id', match).replace(':game', game))
    .flatMap((path) => {
      if (path.endsWith('/history')) return [`${path}?before=1`, `${path}?before=${ply}`];
      if (path.endsWith('/chat')) return [`${path}?room=players`, `${path}?room=watchers`];
      return [path.endsWith('/invitation') ? `${path}?seat=none` : path];
    });
  const answers: Record<string, string> = {};
  for (const path of paths) {
    const isStream = path.endsWith('/events');
    answers[path] = isStream ? await caughtUp(asking) : await answerTo(asking, path);
  }
  const stale = { question: 9_999_999, move: 'nonsense', key: 'a-fine-key' };
  answers['a decision that is too late'] = await answerTo(asking, `/api/matches/${match}/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(stale),
  });
  return answers;
}

async function answerTo(asking: Asking, path: string, init: RequestInit = {}): Promise<string> {
  const response = await ask(asking, path, init);
  const answer = `${headOf(response)}\n${withoutCommitment(await response.text())}`;
  return asking.cookie === '' ? withoutNewcomer(answer) : answer;
}

/** What a stream sends to who was away from the start. */
async function caughtUp(asking: Asking): Promise<string> {
  const stream = await openStream(asking, 0);
  const told = await stream.until(asking.ply);
  await stream.close();
  return told;
}

export interface OpenStream {
  /** All that it has told of plies, once it has told of this one; with the table as it was told last. */
  until(ply: number): Promise<string>;
  close(): Promise<void>;
}

export async function openStream(asking: Asking, seen: number): Promise<OpenStream> {
  const headers = { 'last-event-id': String(seen) };
  const response = await ask(asking, `/api/matches/${asking.match}/events`, { headers });
  const reader = must(response.body, 'a stream').pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader.cancel());
  let text = '';
  return {
    async until(ply) {
      while (!new RegExp(`^id: ${ply}\\n[^]*?\\n\\n`, 'm').test(text)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended before ply ${ply}: ${text}`);
        text += value;
      }
      // When to come back may be scattered by lot.
      const isBeat = (event: string) => /^(?::|retry:)/.test(event);
      const sent = withoutCommitment(text).split('\n\n').slice(0, -1);
      const events = sent.filter((event) => !isBeat(event));
      const isTable = (event: string) => event.startsWith('event: table');
      const tables = events.filter(isTable);
      return [headOf(response), ...events.filter((event) => !isTable(event)), tables.at(-1)].join(
        '\n\n',
      );
    },
    close: () => reader.cancel(),
  };
}

/** Has a server look at what was written into its store beside it. */
export async function lookAgain(asking: Asking): Promise<void> {
  await (await openStream(asking, asking.ply)).close();
}

function ask({ server, cookie }: Asking, path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (cookie !== '') headers.set('cookie', cookie);
  return fetch(server.url + path, { ...init, headers });
}

/** Each header, and so also the length; but not what the clock says. */
function headOf({ status, headers }: Response): string {
  const told = [...headers].filter(([name]) => name !== 'date');
  return [String(status), ...told.map((header) => header.join(': '))].join('\n');
}

/** A stranger who asks for itself becomes a guest, by lot. */
function withoutNewcomer(answer: string): string {
  return answer
    .replace(/kast_guest=[^;]+/, 'kast_guest=…')
    .replace(/"(id|player)":"[\w-]{22}"/, '"$1":"…"');
}

/** The hash of the seed is public, and the seeds are different. */
function withoutCommitment(text: string): string {
  return (
    text
      .replaceAll(/"seedHash":"[0-9a-f]{64}"/g, '"seedHash":"…"')
      // Those of a moment ago still count, until the server has noticed that they are gone.
      .replaceAll(/,?"watching":\d+/g, '')
  );
}
