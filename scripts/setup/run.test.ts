import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { passesOn, run } from './run.mjs';

const HAS_SIGNALS = process.platform !== 'win32';

describe('run', () => {
  it('gives the exit code of the command', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(7)'])).toBe(7);
  });

  it.runIf(HAS_SIGNALS)('gives the code a shell would give for a killed command', async () => {
    expect(await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(137);
  });

  it.runIf(HAS_SIGNALS).each(['SIGTERM', 'SIGINT'] as const)('passes %s on', async (signal) => {
    const { outer, output } = startOuter(signal);
    await output.includes('ready');
    outer.kill(signal);
    const [code] = (await once(outer, 'close')) as [number];
    expect(code).toBe(5);
    expect(output.text()).toBe('ready closing');
  });

  it.runIf(HAS_SIGNALS)('ends the command when npm was killed', async () => {
    const { outer, output } = startOuter('SIGTERM', { underShell: true });
    await output.includes('ready');
    outer.kill('SIGKILL');
    await once(outer, 'close');
    expect(output.text()).toBe('ready closing');
  });
});

describe('passesOn', () => {
  it.each([
    ['SIGTERM', 'linux', false, true],
    ['SIGTERM', 'darwin', true, true],
    ['SIGINT', 'linux', false, true],
    ['SIGINT', 'darwin', true, false],
    ['SIGINT', 'win32', true, false],
    ['SIGBREAK', 'win32', true, false],
    ['SIGHUP', 'win32', false, false],
    ['SIGHUP', 'linux', true, true],
  ] as const)('%s on %s, at a terminal: %s', (name, platform, isTerminal, expected) => {
    expect(passesOn(name, { platform, isTerminal })).toBe(expected);
  });
});

/** A process that runs another one through `run`; the inner one closes in its own time. */
function startOuter(signal: NodeJS.Signals, { underShell = false } = {}) {
  const inner = `
    process.on('${signal}', () => setImmediate(() => { process.stdout.write(' closing'); process.exit(5); }));
    setInterval(() => {}, 1000);
    process.stdout.write('ready');`;
  const module = new URL('run.mjs', import.meta.url).href;
  const script = `
    const { run } = await import(${JSON.stringify(module)});
    process.exitCode = await run(process.execPath, ['-e', ${JSON.stringify(inner)}]);`;
  const node = [process.execPath, '--input-type=module', '-e', script];
  // As npm does it: a shell that waits for the script.
  const command = underShell ? ['sh', '-c', '"$@"; exit', 'sh', ...node] : node;
  const outer = spawn(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  return { outer, output: collect(outer.stdout) };
}

function collect(stream: NodeJS.ReadableStream) {
  let text = '';
  stream.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  return {
    text: () => text,
    includes: async (wanted: string) => {
      while (!text.includes(wanted)) await once(stream, 'data');
    },
  };
}
