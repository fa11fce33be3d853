import { describe, expect, it } from 'vitest';
import { startProcess, testFolder } from '../../process-testing.ts';
import { openTestServer, TOYS } from '../../testing.ts';

const PER_MINUTE = 10;

/** How many of so many requests are answered, each under an address of its own. */
async function answeredWith(
  env: NodeJS.ProcessEnv,
  forwardedFor: (request: number) => string,
): Promise<number> {
  const limited = { REQUESTS_PER_MINUTE: String(PER_MINUTE), ...env };
  // A clock that stands still: nothing is earned meanwhile.
  const { url } = await openTestServer({ boxes: TOYS, env: limited, monotonicNow: () => 0 });
  let answered = 0;
  for (let request = 0; request < 2 * PER_MINUTE; request++) {
    const headers = { 'x-forwarded-for': forwardedFor(request) };
    const { ok } = await fetch(`${url}/api/games/nim/matches`, { headers });
    if (ok) answered++;
  }
  return answered;
}

const another = (request: number) => `192.0.2.${request}`;

describe('X-Forwarded-For', () => {
  it.each([
    ['nobody is trusted', {}],
    ['another proxy is trusted', { TRUST_PROXY: '10.0.0.1, 192.0.2.0/24' }],
  ])('is not believed where %s', async (_where, env) => {
    expect(await answeredWith(env, another)).toBe(PER_MINUTE);
  });

  it('is believed of the proxy that is named', async () => {
    expect(await answeredWith({ TRUST_PROXY: '127.0.0.1' }, another)).toBe(2 * PER_MINUTE);
  });

  it('is believed as far as proxies are known: what a client adds in front says nothing', async () => {
    const env = { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' };
    const viaTwo = (request: number) => `${another(request)}, 198.51.100.7, 10.0.0.5`;
    expect(await answeredWith(env, viaTwo)).toBe(PER_MINUTE);
  });
});

describe('a server that trusts too much or too little', () => {
  it.each([
    ['TRUST_PROXY=true', { TRUST_PROXY: 'true' }],
    ['PUBLIC_URL is https', { PUBLIC_URL: 'https://kast.example' }],
  ])('says so in its log: %s', async (about, env) => {
    expect(await warningsOf(env)).toEqual([expect.stringContaining(about)]);
  });

  it('has nothing to say where proxies are named', async () => {
    const env = { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://kast.example' };
    expect(await warningsOf(env)).toEqual([]);
  });
});

async function warningsOf(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { listening, child, ended } = startProcess({
    dataDir: await testFolder(),
    env: { LOG_LEVEL: 'warn', ...env },
  });
  await listening;
  child.kill('SIGTERM');
  const { output } = await ended;
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
}
