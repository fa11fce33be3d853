import { once } from 'node:events';
import process from 'node:process';
import { pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { warningsOn } from './config-warnings.ts';
import { newMetrics } from './observability/metrics.ts';
import { catchUncaughtErrors } from './observability/uncaught-errors.ts';
import { openServer, type Server } from './server.ts';

/** From the settings to the exit code: serves until it is stopped. */
export async function runServer(env: NodeJS.ProcessEnv, stopped: AbortSignal): Promise<number> {
  // The data holds the seeds of running matches.
  process.umask(0o077);
  const config = readConfig(env);
  if (!config.ok) return failWith(2, config.error);
  const log = pino({ level: config.value.logLevel });
  for (const warning of warningsOn(config.value)) log.warn(warning);
  const metrics = newMetrics();
  catchUncaughtErrors(log, metrics.uncaughtErrors);
  try {
    const server = await openServer({ config: config.value, log, metrics });
    try {
      if (!stopped.aborted) await serve(server, config.value, stopped);
    } finally {
      await server.close();
    }
    return 0;
  } catch (reason) {
    log.debug({ err: reason }, 'the server cannot go on');
    return failWith(1, [reason instanceof Error ? reason.message : String(reason)]);
  }
}

async function serve(server: Server, config: Config, stopped: AbortSignal): Promise<void> {
  const { host, port, publicUrl } = config;
  const address = await server.app.listen({ host, port });
  const here = address.replace('0.0.0.0', 'localhost').replace('[::]', 'localhost');
  process.stdout.write(`Spellenkast is open at ${publicUrl?.href ?? here}\n`);
  // Nobody waits for old matches: neither who comes to play nor who stops the server.
  void server.resumeBots();
  if (!stopped.aborted) await once(stopped, 'abort');
}

function failWith(code: number, problems: readonly string[]): number {
  for (const problem of problems) process.stderr.write(`spellenkast: ${problem}\n`);
  return code;
}
