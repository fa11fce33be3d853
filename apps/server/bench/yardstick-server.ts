import { join } from 'node:path';
import process from 'node:process';
import type { ServerResponse } from 'node:http';
import Fastify from 'fastify';
import { openDatabase } from '../src/store/sqlite/database.ts';

/**
 * What this machine and Fastify can do at all: every move is one row, committed in groups, then acknowledged,
 * then sent to two event streams. No rules, no guests, no schemas, no queues, and nobody waits for the disk: the
 * file would stay whole without power, its last moves would not be in it. So it is above what can be durable.
 */
const database = openDatabase(join(process.env['DATA_DIR'] ?? '.', 'yardstick.db'));
database.exec(
  'create table entries (match_id text, ply integer, move text, primary key (match_id, ply))',
);
const begin = database.prepare('begin immediate');
const insert = database.prepare('insert into entries values (?, ?, ?)');
const end = database.prepare('commit');

interface Waiting {
  readonly match: string;
  readonly move: Move;
  readonly resolve: (answer: { readonly ply: number }) => void;
}

interface Move {
  readonly question: number;
  readonly move: string;
}

let waiting: Waiting[] = [];
const streams = new Map<string, ServerResponse[]>();
const app = Fastify();
let made = 0;

app.post('/api/matches', (_request, reply) =>
  reply.send({ id: `match-${made++}`, invites: [{ token: 'token' }] }),
);
app.post('/api/matches/:id/seats', (_request, reply) => reply.send({}));
app.get<{ Params: { id: string } }>('/api/matches/:id/events', (request, reply) => {
  const { id } = request.params;
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
  reply.raw.write('retry: 500\n\n');
  const followers = streams.get(id) ?? [];
  streams.set(id, [...followers, reply.raw]);
  reply.raw.once('close', () => {
    streams.set(id, streams.get(id)?.filter((one) => one !== reply.raw) ?? []);
  });
});
app.post<{ Params: { id: string }; Body: Move }>('/api/matches/:id/moves', (request) =>
  commit(request.params.id, request.body),
);

function commit(match: string, move: Move): Promise<{ readonly ply: number }> {
  return new Promise((resolve) => {
    if (waiting.length === 0) setImmediate(commitGroup);
    waiting.push({ match, move, resolve });
  });
}

function commitGroup(): void {
  const group = waiting;
  waiting = [];
  begin.run();
  for (const { match, move } of group) insert.run(match, move.question, move.move);
  end.run();
  for (const { move, resolve } of group) resolve({ ply: move.question + 1 });
  setImmediate(() => {
    for (const { match, move } of group) tell(match, move);
  });
}

function tell(match: string, { question, move }: Move): void {
  const data = JSON.stringify({ ply: question, entry: { move } });
  const event = Buffer.from(`id: ${question + 1}\nevent: ply\ndata: ${data}\n\n`);
  for (const stream of streams.get(match) ?? []) stream.write(event);
}

process.on('SIGTERM', () => process.exit(0));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`open at ${address}\n`);
