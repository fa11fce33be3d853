import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One address before several server processes, as a proxy in front of them. */
export interface LoadBalancer {
  readonly url: string;
  close(): void;
}

interface Backend {
  readonly url: URL;
  isHealthy: boolean;
  readonly sockets: Set<Socket>;
}

/** In milliseconds. */
const CHECK_EVERY = 250;
const LONGEST_CHECK = 2000;

/**
 * Each connection goes to the next process that is healthy, or else to any that takes it. One that does not answer is cut off from
 * those who are connected to it; one that goes down in good order ends their streams itself.
 */
export async function openLoadBalancer(urls: readonly string[]): Promise<LoadBalancer> {
  const backends = urls.map(
    (url): Backend => ({ url: new URL(url), isHealthy: true, sockets: new Set() }),
  );
  let next = 0;

  const choose = (): readonly Backend[] => {
    next++;
    const inTurn = backends.map(
      (_, index) => backends[(index + next) % backends.length] as Backend,
    );
    // Where none is known to be, one may have just come up.
    return inTurn.toSorted((one, other) => Number(other.isHealthy) - Number(one.isHealthy));
  };

  const server = createServer({ allowHalfOpen: true }, (client) => passOn(client, choose()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  const checking = backends.map((backend) => setInterval(() => void check(backend), CHECK_EVERY));
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      for (const timer of checking) clearInterval(timer);
      server.close();
      for (const { sockets } of backends) for (const socket of sockets) socket.destroy();
    },
  };
}

/** To the first that takes it. Where none does, the client is hung up on, and tries again. */
function passOn(client: Socket, [backend, ...others]: readonly Backend[]): void {
  client.on('error', () => client.destroy());
  if (!backend) {
    client.destroy();
    return;
  }
  const { port, hostname } = backend.url;
  const socket = connect(Number(port), hostname);
  socket.once('error', () => passOn(client, others));
  socket.once('connect', () => {
    socket.removeAllListeners('error');
    backend.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      backend.sockets.delete(socket);
      client.destroy();
    });
    client.once('close', () => socket.destroy());
    client.pipe(socket).pipe(client);
  });
}

async function check(backend: Backend): Promise<void> {
  try {
    const signal = AbortSignal.timeout(LONGEST_CHECK);
    const { status } = await fetch(new URL('/healthz', backend.url), { signal });
    backend.isHealthy = status === 200;
  } catch {
    backend.isHealthy = false;
    for (const socket of backend.sockets) socket.destroy();
  }
}
