import { describe, expect, it } from 'vitest';
import type { Failure, Transport } from './request.ts';
import { followTable } from './table-stream.ts';

/** A server by hand: each call of fetch waits here until the test answers it. */
function line() {
  const calls: { headers: Headers; answer: (response: Response | Error) => void }[] = [];
  const waits: { milliseconds: number; signal: AbortSignal; pass: () => void }[] = [];
  const heard: string[] = [];
  let wake = (): void => undefined;
  const changed = (): void => wake();
  const transport: Transport = {
    fetch: (_address, init) =>
      new Promise((resolve, reject) => {
        const answer = (response: Response | Error) =>
          response instanceof Error ? reject(response) : resolve(response);
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        calls.push({ headers: new Headers(init?.headers), answer });
        changed();
      }),
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve());
        waits.push({ milliseconds, signal, pass: resolve });
        changed();
      }),
  };
  const say = (word: string): void => {
    heard.push(word);
    changed();
  };
  const stream = followTable(transport, '/api/matches/x/events', 4, {
    onPly: ({ happening }) => say(`ply ${happening.ply}`),
    onTable: ({ seats }) => say(`table ${seats.length}`),
    onLine: (up) => say(up ? 'up' : 'down'),
    onLost: ({ code }: Failure) => say(`lost ${code}`),
  });
  const until = async (met: () => boolean): Promise<void> => {
    while (!met()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { calls, waits, heard, stream, until };
}

function streaming() {
  const channel = new TransformStream<Uint8Array, Uint8Array>();
  const writer = channel.writable.getWriter();
  return {
    response: new Response(channel.readable),
    send: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  };
}

const ply = (index: number) =>
  `id: ${index + 1}\nevent: ply\ndata: {"happening":{"ply":${index}},"standing":{}}\n\n`;

describe('followTable', () => {
  it('asks for what came after the ply that it knows', async () => {
    const { calls, stream } = line();
    expect(calls[0]?.headers.get('last-event-id')).toBe('4');
    stream.close();
  });

  it('comes back after a break, and asks from the last ply that it was told', async () => {
    const { calls, waits, heard, stream, until } = line();
    const first = streaming();
    calls[0]?.answer(first.response);
    void first.send(ply(4) + ply(5));
    await until(() => heard.includes('ply 5'));
    void first.end();
    await until(() => heard.includes('down'));
    waits.at(-1)?.pass();
    await until(() => calls.length === 2);
    expect(calls[1]?.headers.get('last-event-id')).toBe('6');
    expect(heard).toEqual(['up', 'ply 4', 'ply 5', 'down']);
    stream.close();
  });

  it('tells no ply twice', async () => {
    const { calls, heard, stream, until } = line();
    const { response, send } = streaming();
    calls[0]?.answer(response);
    void send(`${ply(4)}${ply(4)}${ply(3)}event: table\ndata: {"seats":[1,2]}\n\n`);
    await until(() => heard.includes('table 2'));
    expect(heard).toEqual(['up', 'ply 4', 'table 2']);
    stream.close();
  });

  it('waits longer with every failure, but never for ever', async () => {
    const { calls, waits, stream, until } = line();
    for (let failure = 1; failure <= 10; failure++) {
      await until(() => calls.length === failure);
      calls.at(-1)?.answer(new Error('no network'));
      await until(() => waits.length === failure);
      waits.at(-1)?.pass();
    }
    expect(waits.map(({ milliseconds }) => milliseconds < 22_500)).not.toContain(false);
    expect(waits[9]?.milliseconds).toBeGreaterThan(waits[0]?.milliseconds ?? Infinity);
    stream.close();
  });

  it('does not wait when it is told to hurry', async () => {
    const { calls, waits, stream, until } = line();
    calls[0]?.answer(new Error('no network'));
    await until(() => waits.length === 1);
    stream.hurry();
    await until(() => calls.length === 2);
    expect(waits[0]?.signal.aborted).toBe(true);
    stream.close();
  });

  it('hangs up on a line that has been silent for too long', async () => {
    const { calls, waits, heard, stream, until } = line();
    calls[0]?.answer(streaming().response);
    await until(() => waits.length === 1);
    expect(waits[0]?.milliseconds).toBe(37_500);
    waits[0]?.pass();
    await until(() => heard.includes('down'));
    stream.close();
  });

  it('stops where coming back is of no use, and says why', async () => {
    const { calls, heard, until } = line();
    calls[0]?.answer(Response.json({ code: 'unknown-match' }, { status: 404 }));
    await until(() => heard.includes('lost unknown-match'));
    expect(calls).toHaveLength(1);
  });

  it('tries again after a failure that passes', async () => {
    const { calls, waits, heard, stream, until } = line();
    calls[0]?.answer(Response.json({ code: 'shutting-down' }, { status: 503 }));
    await until(() => waits.length === 1);
    waits[0]?.pass();
    await until(() => calls.length === 2);
    expect(heard).toEqual(['down']);
    stream.close();
  });
});
