import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { HEARTBEAT } from '@kast/protocol';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { alone } from '../cluster/alone.ts';
import { type EventStream, eventStream } from './event-stream.ts';
import { eventStreams } from './event-streams.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const PART = 'x'.repeat(64 * 1024);

/** What the machine itself may hold for a connection is less by far. */
const MOST_PARTS = 1000;

it('cuts off a client that never reads, and nobody else', async () => {
  const streams = eventStreams(9, alone().tallies);
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: kast\r\n\r\n');
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    const stream: EventStream = eventStream(response, 500);
    streams.add('::1', stream);
    return { socket, stream, ended: once(response, 'close') };
  };
  const reads = await open();
  reads.socket.resume();
  const neverReads = await open();
  neverReads.socket.pause();

  let sent = 0;
  while (sent < MOST_PARTS && !(await staysFull(neverReads.stream))) {
    neverReads.stream.send({ event: 'ply', id: ++sent, data: PART });
  }
  // Enough is enough: who sends looks at this, and nothing more piles up.
  expect(neverReads.stream.isFull).toBe(true);
  vi.advanceTimersByTime(HEARTBEAT);
  expect(streams.count).toBe(2);
  vi.advanceTimersByTime(HEARTBEAT);
  await neverReads.ended;
  expect(streams.count).toBe(1);

  reads.stream.send({ event: 'ply', id: 7, data: 'still here' });
  let heard = '';
  for await (const text of reads.socket.setEncoding('utf8')) {
    heard += String(text);
    if (heard.includes('still here')) break;
  }
  expect(heard).toContain('id: 7\n');
});

/** The machine has taken all that it takes, and the rest waits here. */
async function staysFull(stream: EventStream): Promise<boolean> {
  for (let turn = 0; turn < 5; turn++) {
    if (!stream.isFull) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  }
  return stream.isFull;
}
