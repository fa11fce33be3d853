import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A long way between browser and server: every byte takes its time, in both directions. */
export interface DelayingProxy {
  readonly address: string;
  /** From now on it takes so many milliseconds; before, it takes none. */
  delay(milliseconds: number): void;
  close(): Promise<void>;
}

export async function delayingProxy(server: string): Promise<DelayingProxy> {
  const way = { milliseconds: 0 };
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  const proxy = createServer((incoming) => {
    const onward = connect(Number(port), hostname);
    for (const socket of [incoming, onward]) {
      socket.setNoDelay(true);
      sockets.add(socket);
    }
    passOn(incoming, onward, way);
    passOn(onward, incoming, way);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port: own } = proxy.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${own}`,
    delay(milliseconds) {
      way.milliseconds = milliseconds;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/**
 * In the order in which it came: timers of the same length go off one after the other, and the way only grows
 * longer.
 */
function passOn(from: Socket, to: Socket, way: { readonly milliseconds: number }): void {
  from.on('data', (bytes) => {
    setTimeout(() => to.writable && to.write(bytes), way.milliseconds);
  });
  from.on('end', () => setTimeout(() => to.end(), way.milliseconds));
  from.on('error', () => to.destroy());
  from.on('close', () => setTimeout(() => to.destroy(), way.milliseconds));
}
