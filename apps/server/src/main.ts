import process from 'node:process';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { openServer } from './server.ts';

const config = readConfig(process.env);
if (!config.ok) {
  for (const problem of config.error) process.stderr.write(`spellenkast: ${problem}\n`);
  process.exit(2);
}

// The data holds the seeds of running matches.
process.umask(0o077);

const { host, port, logLevel, publicUrl } = config.value;
const log = pino({ level: logLevel });
const server = await openServer({ config: config.value, log });
const address = await server.app.listen({ host, port });
const here = address.replace('0.0.0.0', 'localhost').replace('[::]', 'localhost');
process.stdout.write(`Spellenkast is open at ${publicUrl?.href ?? here}\n`);
await server.resumeBots();

await new Promise((resolve) => {
  // Not once: a second signal, as from a group that is told to end, must not cut the closing short.
  process.on('SIGINT', resolve).on('SIGTERM', resolve);
});
await server.close();
