import { describe, expect, it } from 'vitest';
import type { Transport } from './request.ts';
import { followTable, type StreamState } from './table-stream.ts';

/** A server by hand: each call of fetch waits here until the test answers it. */
function line(onPly = (_ply: number): void => undefined) {
  const calls: { headers: Headers; answer: (response: Response | Error) => void }[] = [];
  const waits: { milliseconds: number; signal: AbortSignal; pass: () => void }[] = [];
  const heard: string[] = [];
  const states: StreamState[] = [];
  let time = 1000;
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
    now: () => time,
  };
  const say = (word: string): void => {
    heard.push(word);
    changed();
  };
  const stream = followTable(transport, '/api/matches/x/events', 4, {
    onPly({ happening }) {
      onPly(happening.ply);
      say(`ply ${happening.ply}`);
    },
    onSnapshot: ({ standing }) => say(`snapshot ${standing.ply}`),
    onTable: ({ seats }) => say(`table ${seats.length}`),
    onState(state) {
      states.push(state);
      say(state.kind === 'lost' ? `lost ${state.failure.code}` : state.kind);
    },
    onError: (error) => say(String(error)),
  });
  const until = async (met: () => boolean): Promise<void> => {
    while (!met()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const pass = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { calls, waits, heard, states, stream, until, pass };
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
    await until(() => heard.includes('waiting'));
    waits.at(-1)?.pass();
    await until(() => calls.length === 2);
    expect(calls[1]?.headers.get('last-event-id')).toBe('6');
    expect(heard).toEqual(['connecting', 'live', 'ply 4', 'ply 5', 'waiting', 'connecting']);
    stream.close();
  });

  it('tells no ply twice', async () => {
    const { calls, heard, stream, until } = line();
    const { response, send } = streaming();
    calls[0]?.answer(response);
    void send(`${ply(4)}${ply(4)}${ply(3)}event: table\ndata: {"seats":[1,2]}\n\n`);
    await until(() => heard.includes('table 2'));
    expect(heard).toEqual(['connecting', 'live', 'ply 4', 'table 2']);
    stream.close();
  });

  it('takes a snapshot in place of what it missed, and goes on from there', async () => {
    const { calls, waits, heard, stream, until } = line();
    const first = streaming();
    calls[0]?.answer(first.response);
    void first.send('id: 900\nevent: snapshot\ndata: {"standing":{"ply":900}}\n\n');
    void first.send(ply(899) + ply(900));
    await until(() => heard.includes('ply 900'));
    expect(heard).toEqual(['connecting', 'live', 'snapshot 900', 'ply 900']);
    void first.end();
    await until(() => heard.includes('waiting'));
    waits.at(-1)?.pass();
    await until(() => calls.length === 2);
    expect(calls[1]?.headers.get('last-event-id')).toBe('901');
    stream.close();
  });

  it('breaks where what it tells cannot be taken, says so, and asks for the same again', async () => {
    const { calls, waits, heard, stream, until } = line((told) => {
      if (told === 5 && calls.length === 1) throw new Error('no room');
    });
    const first = streaming();
    calls[0]?.answer(first.response);
    void first.send(ply(4) + ply(5)).catch(() => undefined);
    await until(() => heard.includes('waiting'));
    expect(heard).toEqual(['connecting', 'live', 'ply 4', 'Error: no room', 'waiting']);
    waits.at(-1)?.pass();
    await until(() => calls.length === 2);
    expect(calls[1]?.headers.get('last-event-id')).toBe('5');
    const second = streaming();
    calls[1]?.answer(second.response);
    void second.send(ply(5));
    await until(() => heard.includes('ply 5'));
    stream.close();
  });

  it('waits longer each time that the same cannot be taken', async () => {
    const { calls, waits, states, stream, until } = line(() => {
      throw new Error('no room');
    });
    for (let tries = 1; tries <= 6; tries++) {
      await until(() => calls.length === tries);
      const { response, send } = streaming();
      calls.at(-1)?.answer(response);
      void send(ply(4)).catch(() => undefined);
      await until(() => states.filter(({ kind }) => kind === 'waiting').length === tries);
      await until(() => waits.at(-1)?.signal.aborted === false);
      waits.at(-1)?.pass();
    }
    const pauses = states.flatMap((state) =>
      state.kind === 'waiting' ? state.retryAt - 1000 : [],
    );
    expect(pauses[5]).toBeGreaterThan(pauses[0] ?? Infinity);
    stream.close();
  });

  it('tells nothing more of what came in together, once it is closed', async () => {
    const { calls, heard, stream, until } = line((told) => {
      if (told === 4) stream.close();
    });
    const { response, send } = streaming();
    calls[0]?.answer(response);
    void send(ply(4) + ply(5)).catch(() => undefined);
    await until(() => heard.includes('ply 4'));
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    expect(heard).toEqual(['connecting', 'live', 'ply 4']);
  });

  it('ends where the match is broken', async () => {
    const { calls, heard, until } = line();
    const { response, send, end } = streaming();
    calls[0]?.answer(response);
    void send(`${ply(4)}event: broken\ndata: {"code":"broken-match"}\n\n`);
    void end();
    await until(() => heard.includes('lost broken-match'));
    expect(heard).toEqual(['connecting', 'live', 'ply 4', 'lost broken-match']);
    expect(calls).toHaveLength(1);
  });

  it('says when it will try again, by its own clock', async () => {
    const { calls, waits, states, stream, until } = line();
    calls[0]?.answer(new Error('no network'));
    await until(() =>
      waits.some(({ signal, milliseconds }) => !signal.aborted && milliseconds < 1000),
    );
    const { milliseconds = 0 } = waits.at(-1) ?? {};
    expect(states.at(-1)).toEqual({ kind: 'waiting', retryAt: 1000 + milliseconds });
    stream.close();
  });

  it('waits longer with every failure, but never for ever', async () => {
    const { calls, states, waits, stream, until } = line();
    for (let failure = 1; failure <= 10; failure++) {
      await until(() => calls.length === failure);
      calls.at(-1)?.answer(new Error('no network'));
      await until(() => states.filter(({ kind }) => kind === 'waiting').length === failure);
      await until(() => waits.at(-1)?.signal.aborted === false);
      waits.at(-1)?.pass();
    }
    const pauses = states.flatMap((state) =>
      state.kind === 'waiting' ? state.retryAt - 1000 : [],
    );
    expect(pauses.map((pause) => pause < 22_500)).not.toContain(false);
    expect(pauses[9]).toBeGreaterThan(pauses[0] ?? Infinity);
    stream.close();
  });

  it('does not wait when it is told to hurry', async () => {
    const { calls, heard, stream, until } = line();
    calls[0]?.answer(new Error('no network'));
    await until(() => heard.includes('waiting'));
    stream.hurry();
    await until(() => calls.length === 2);
    expect(heard).toEqual(['connecting', 'waiting', 'connecting']);
    stream.close();
  });

  it('leaves alone what has spoken just now, when it is told to hurry', async () => {
    const { calls, heard, stream, until, pass } = line();
    const { response, send } = streaming();
    calls[0]?.answer(response);
    await until(() => heard.includes('live'));
    pass(20_000);
    stream.hurry();
    void send(ply(4));
    await until(() => heard.includes('ply 4'));
    expect(calls).toHaveLength(1);
    stream.close();
  });

  it('dials again at once after a sleep in which it should have heard something', async () => {
    const { calls, heard, stream, until, pass } = line();
    calls[0]?.answer(streaming().response);
    await until(() => heard.includes('live'));
    pass(600_000);
    stream.hurry();
    await until(() => calls.length === 2);
    expect(heard).toEqual(['connecting', 'live', 'connecting']);
    stream.close();
  });

  it('hangs up where it has been silent for too long', async () => {
    const { calls, waits, heard, stream, until } = line();
    calls[0]?.answer(streaming().response);
    await until(() => heard.includes('live'));
    await until(() => waits.at(-1)?.signal.aborted === false);
    expect(waits.at(-1)?.milliseconds).toBe(37_500);
    waits.at(-1)?.pass();
    await until(() => heard.includes('waiting'));
    stream.close();
  });

  it('gives up a try that gets no answer at all', async () => {
    const { waits, heard, stream, until } = line();
    expect(waits[0]?.milliseconds).toBe(37_500);
    waits[0]?.pass();
    await until(() => heard.includes('waiting'));
    expect(heard).toEqual(['connecting', 'waiting']);
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
    await until(() => heard.includes('waiting'));
    await until(() => waits.at(-1)?.signal.aborted === false);
    waits.at(-1)?.pass();
    await until(() => calls.length === 2);
    expect(heard).toEqual(['connecting', 'waiting', 'connecting']);
    stream.close();
  });
});
