import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Stands where a proxy does while servers are exchanged, and can put another version in their place. */
export interface ReleasingProxy {
  readonly address: string;
  /** As the page names itself. */
  readonly version: string;
  /** What of the next version is handed out. The scripts are the same, but games lie elsewhere. */
  handsOut: 'this' | 'next' | 'pages of next';
  /** Which requests find no server. */
  isDown: (path: string) => boolean;
  close(): Promise<void>;
}

export const NEXT = 'the-next-version';
/** Where the next version has the files of its games. */
export const NEXT_GAMES = '/assets/next/';

export async function releasingProxy(server: string): Promise<ReleasingProxy> {
  const listed = (await (await fetch(new URL('/offline-files.json', server))).json()) as Listed;
  const { version } = listed;
  const ofGames = [...new Set(Object.values(listed.games).flat())];
  const asNext = (body: string): string =>
    ofGames.reduce(
      (changed, file) => changed.replaceAll(file, file.replace('/assets/', NEXT_GAMES)),
      body.replaceAll(version, NEXT),
    );

  const proxy = createServer((incoming, reply) => {
    const { url = '/', method, headers } = incoming;
    if (state.isDown(url)) {
      reply.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
      return;
    }
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...rest } = headers;
    const onward = request(new URL(url.replace(NEXT_GAMES, '/assets/'), server), {
      method,
      headers: { ...rest, 'accept-encoding': 'identity' },
    });
    onward.on('response', (answer) => void passOn(url, answer, reply));
    onward.on('error', () => reply.destroy());
    incoming.pipe(onward);
  });

  const passOn = async (url: string, answer: IncomingMessage, reply: ServerResponse) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    const isNamed = isPage || ['/service-worker.js', '/offline-files.json'].includes(url);
    const isNext = state.handsOut === 'next' ? isNamed : isPage && state.handsOut !== 'this';
    if (!isNext) {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      reply.on('close', () => answer.destroy());
      return;
    }
    const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
    reply.writeHead(answer.statusCode ?? 502, rest).end(asNext(await text(answer)));
  };

  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const state: ReleasingProxy = {
    address: `http://127.0.0.1:${port}`,
    version,
    handsOut: 'this',
    isDown: () => false,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
  return state;
}

interface Listed {
  readonly version: string;
  readonly games: Readonly<Record<string, readonly string[]>>;
}
