import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../testing.ts';
import { EngineFault, startEngine } from './engine-process.ts';

const SHORT_MS = 300;

/** Whoever lives holds a connection to it, and lets go by dying. */
let witness: Server;
beforeAll(async () => {
  witness = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(witness, 'listening');
});
afterAll(() => witness.close());

/** A command that connects to the witness and would stay for ever. */
function lodger(): string {
  const { port } = witness.address() as AddressInfo;
  return `"${process.execPath}" -e "require('net').connect(${port}, '127.0.0.1')"`;
}

async function arrival(): Promise<Socket> {
  const [socket] = (await once(witness, 'connection')) as [Socket];
  return socket.resume();
}

describe.skipIf(process.platform === 'win32')('an engine of somebody else', PATIENCE, () => {
  it.each([
    ['is silent', 'sleep 600'],
    ['says ok without end', 'yes ok'],
    ['says something now and then', 'while sleep 0.1; do echo thinking; done'],
  ])('that %s is waited for once, not line by line', async (_, command) => {
    const engine = startEngine('tablut', command, SHORT_MS);
    const asked = engine.ask('go', ['best']);
    await expect(asked).rejects.toThrow(EngineFault);
    await expect(asked).rejects.toThrow(`${command} did not answer "go": 0.3 s have passed`);
  });

  it.each([
    ['says no end of a line', 'cat /dev/zero', 'it says a line without end'],
    ['errs and stays', 'echo error I cannot; sleep 600', 'error I cannot'],
    ['closes its output and stays', 'exec >&-; sleep 600', 'it ended'],
    ['is not there', 'exit 3', 'it ended'],
  ])('that %s is at fault at once', async (_, command, why) => {
    const engine = startEngine('tablut', command);
    const asked = engine.ask('go', ['best']);
    await expect(asked).rejects.toThrow(EngineFault);
    await expect(asked).rejects.toThrow(`${command} did not answer "go": ${why}`);
  });

  it('takes with it what it started when it faults', async () => {
    const arrived = arrival();
    const engine = startEngine('tablut', `${lodger()} & read line; echo error no; wait`);
    const socket = await arrived;
    const left = once(socket, 'close');
    await expect(engine.ask('new', ['ok'])).rejects.toThrow('error no');
    await left;
  });

  it('takes with it what it started when it says goodbye', async () => {
    const arrived = arrival();
    const engine = startEngine('tablut', `${lodger()} & read line; echo ok; read line`);
    const socket = await arrived;
    const left = once(socket, 'close');
    expect(await engine.ask('new', ['ok'])).toBe('ok');
    await engine.quit();
    await left;
  });
});
