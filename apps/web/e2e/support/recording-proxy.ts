import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between browser and server and keeps every byte that the browser is sent. */
export interface RecordingProxy {
  readonly address: string;
  /** The bodies of the interface so far, each from its first to its last byte; streams up to their last whole event. */
  bodies(): readonly string[];
  close(): Promise<void>;
}

interface Recorded {
  readonly chunks: Buffer[];
  readonly isStream: boolean;
  isWhole: boolean;
}

export async function recordingProxy(server: string): Promise<RecordingProxy> {
  const recorded: Recorded[] = [];
  const proxy = createServer((incoming, reply) => {
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, server), {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    onward.on('response', (answer) => {
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream') ?? false;
      const body: Recorded = { chunks: [], isStream, isWhole: false };
      if (url.startsWith('/api/')) recorded.push(body);
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => {
        body.chunks.push(chunk);
        reply.write(chunk);
      });
      answer.on('end', () => {
        body.isWhole = true;
        reply.end();
      });
      reply.on('close', () => answer.destroy());
    });
    onward.on('error', () => reply.destroy());
    incoming.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    bodies: () => recorded.filter(({ isStream, isWhole }) => isStream || isWhole).map(textOf),
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function textOf({ chunks, isWhole }: Recorded): string {
  const text = Buffer.concat(chunks).toString('utf8');
  return isWhole ? text : text.slice(0, text.lastIndexOf('\n\n') + 1);
}
