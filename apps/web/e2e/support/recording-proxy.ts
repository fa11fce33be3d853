import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between browser and server and keeps every byte that the browser is sent. */
export interface RecordingProxy {
  readonly address: string;
  /** The bodies of the interface so far, each from its first to its last byte. */
  bodies(): readonly string[];
  close(): Promise<void>;
}

export async function recordingProxy(server: string): Promise<RecordingProxy> {
  const recorded: Buffer[][] = [];
  const proxy = createServer((incoming, reply) => {
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, server), {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    onward.on('response', (answer) => {
      const chunks: Buffer[] = [];
      if (url.startsWith('/api/')) recorded.push(chunks);
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        reply.write(chunk);
      });
      answer.on('end', () => reply.end());
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
    bodies: () => recorded.map((chunks) => Buffer.concat(chunks).toString('utf8')),
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
