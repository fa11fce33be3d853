import { once } from 'node:events';
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

await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await server.close();
