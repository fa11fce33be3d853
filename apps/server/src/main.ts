import { once } from 'node:events';
import process from 'node:process';
import { pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { openServer, type Server } from './server.ts';

// The data holds the seeds of running matches.
process.umask(0o077);

const config = readConfig(process.env);
if (!config.ok) stop(2, config.error);

const server = await start(config.value).catch((reason: Error) => stop(1, [reason.message]));
await server.resumeBots();
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await server.close();

async function start(settings: Config): Promise<Server> {
  const { host, port, logLevel, publicUrl } = settings;
  const opened = await openServer({ config: settings, log: pino({ level: logLevel }) });
  const address = await opened.app.listen({ host, port });
  const here = address.replace('0.0.0.0', 'localhost').replace('[::]', 'localhost');
  process.stdout.write(`Spellenkast is open at ${publicUrl?.href ?? here}\n`);
  return opened;
}

function stop(code: number, problems: readonly string[]): never {
  for (const problem of problems) process.stderr.write(`spellenkast: ${problem}\n`);
  process.exit(code);
}
