import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HAS_SIGNALS, startProcess, testFolder } from './process-testing.ts';
import { mustWork, newGuest } from './testing.ts';

const STOPPED = { code: 0, signal: null };

describe.runIf(HAS_SIGNALS)('a server process that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends well: %s', async (signal) => {
    const { child, listening, ended } = startProcess({ dataDir: await testFolder() });
    await listening;
    child.kill(signal);
    expect(await ended).toMatchObject(STOPPED);
  });

  it('ends well while it is still being loaded', async () => {
    const preload = `
      import { registerHooks } from 'node:module';
      registerHooks({
        resolve(specifier, context, next) {
          if (specifier === 'fastify') process.kill(process.pid, 'SIGTERM');
          return next(specifier, context);
        },
      });`;
    const ending = await startProcess({ dataDir: await testFolder(), preload }).ended;
    expect(ending).toMatchObject(STOPPED);
    expect(ending.output).not.toContain('open at');
  });

  it('ends well while it opens its data', async () => {
    const dataDir = await testFolder();
    const pipe = join(dataDir, 'session-secret');
    spawnSync('/bin/sh', ['-c', 'mkfifo "$0"', pipe]);
    const { child, ended } = startProcess({ dataDir });
    // Opens when the server has opened the other end, and waits there for its secret.
    const writing = await open(pipe, 'w');
    child.kill('SIGTERM');
    await writing.write('0'.repeat(64));
    await writing.close();
    expect(await ended).toMatchObject(STOPPED);
  });

  it('ends well though somebody never finishes a request', async () => {
    const { child, listening, ended } = startProcess({ dataDir: await testFolder() });
    const { port } = new URL(await listening);
    const head = 'POST /api/matches HTTP/1.1\r\nhost: kast\r\ncontent-type: application/json\r\n';
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    // The server has begun to read it when it asks for the rest.
    socket.write(`${head}content-length: 99\r\nexpect: 100-continue\r\n\r\n{"game":`);
    await once(socket, 'data');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject(STOPPED);
  });

  it('ends well, and once, however often it is told', async () => {
    const { child, listening, ended } = startProcess({ dataDir: await testFolder() });
    await listening;
    for (let again = 0; again < 5; again++) child.kill('SIGTERM');
    expect(await ended).toMatchObject(STOPPED);
  });
});

describe('a server process that cannot start', () => {
  it('says everything that is wrong with its settings', async () => {
    const env = { PORT: 'x', LOG_LEVEL: 'loud' };
    const { code, output } = await startProcess({ dataDir: await testFolder(), env }).ended;
    expect(code).toBe(2);
    expect(output).toMatch(/^spellenkast: PORT must be .*\nspellenkast: LOG_LEVEL must be .*\n$/);
  });

  it('says that its port is taken', async () => {
    const first = startProcess({ dataDir: await testFolder() });
    const env = { PORT: new URL(await first.listening).port };
    const { code, output } = await startProcess({ dataDir: await testFolder(), env }).ended;
    expect(code).toBe(1);
    expect(output).toContain('spellenkast: listen EADDRINUSE');
  });
});

describe('an error that nobody caught', () => {
  /** On a signal, one of them, as from a listener that throws. */
  const FAULTY = `
    process.on('SIGUSR2', () => {
      setImmediate(() => { throw new Error('a listener threw'); });
      void Promise.reject(new Error('nobody waited'));
    });`;

  it('is counted and logged, and ends nothing', async () => {
    const dataDir = await testFolder();
    const { child, listening, ended } = startProcess({ dataDir, preload: FAULTY });
    const url = await listening;
    child.kill('SIGUSR2');
    const numbers = await untilMetrics(url, /kast_uncaught_errors_total\{origin="exception"\} 1/);
    expect(numbers).toContain('kast_uncaught_errors_total{origin="rejection"} 1');
    mustWork(await newGuest(url).client.me());
    child.kill('SIGTERM');
    const { code, output } = await ended;
    expect(code).toBe(0);
    expect(output).toContain('a listener threw');
    expect(output).toContain('nobody waited');
  });

  it('is logged with the request that it came from', async () => {
    const preload = `
      import { subscribe } from 'node:diagnostics_channel';
      subscribe('tracing:fastify.request.handler:start', ({ request }) => {
        if (request.url.endsWith('/record')) setImmediate(() => { throw new Error('far away'); });
      });`;
    const { child, listening, ended } = startProcess({ dataDir: await testFolder(), preload });
    const url = await listening;
    await fetch(`${url}/api/matches/SOME-MATCH/record`);
    await untilMetrics(url, /kast_uncaught_errors_total\{origin="exception"\} 1/);
    child.kill('SIGTERM');
    const { output } = await ended;
    const line = output.split('\n').find((one) => one.includes('far away')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      level: 60,
      method: 'GET',
      route: '/api/matches/:id/record',
      match: 'SOME-MATCH',
    });
  });

  it('ends the process where nothing can be relied on any more', async () => {
    const preload = `
      process.on('SIGUSR2', () => {
        throw Object.assign(new Error('out of memory'), { code: 'ENOMEM' });
      });`;
    const { child, listening, ended } = startProcess({ dataDir: await testFolder(), preload });
    await listening;
    child.kill('SIGUSR2');
    expect(await ended).toMatchObject({ code: 1 });
  });
});

async function untilMetrics(url: string, expected: RegExp): Promise<string> {
  for (;;) {
    const body = await (await fetch(`${url}/metrics`)).text();
    if (expected.test(body)) return body;
  }
}
