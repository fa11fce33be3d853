import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least that a server can do: what the machine and the client cost by themselves. */
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end('{"ply":1}');
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`open at http://127.0.0.1:${port}\n`);
});

process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
