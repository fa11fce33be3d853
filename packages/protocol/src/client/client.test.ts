import { describe, expect, it } from 'vitest';
import { connectTo, newKey } from './client.ts';

function answering(response: () => Response) {
  const asked: { address: string; init: RequestInit | undefined }[] = [];
  const client = connectTo('https://kast.example', {
    fetch: async (address, init) => {
      asked.push({ address, init });
      return response();
    },
    wait: async () => undefined,
    now: () => 0,
  });
  return { asked, client };
}

describe('the client', () => {
  it('posts a move as JSON to the match', async () => {
    const { asked, client } = answering(() => Response.json({ ply: 8 }));
    const move = { question: 7, move: 'd5-d6', key: newKey() };
    expect(await client.move('a/b', move)).toEqual({ ok: true, value: { ply: 8 } });
    expect(asked[0]?.address).toBe('https://kast.example/api/matches/a%2Fb/moves');
    expect(asked[0]?.init?.method).toBe('POST');
    expect(asked[0]?.init?.body).toBe(JSON.stringify(move));
  });

  it('posts an act of the table with what it refers to', async () => {
    const { asked, client } = answering(() => Response.json({ ply: 9 }));
    const act = { act: 'accept-draw', offer: 6, key: newKey() } as const;
    expect(await client.act('x', act)).toEqual({ ok: true, value: { ply: 9 } });
    expect(asked[0]?.address).toBe('https://kast.example/api/matches/x/acts');
    expect(asked[0]?.init?.body).toBe(JSON.stringify(act));
  });

  it('asks for the page of history before a ply', async () => {
    const page = { from: 20, plies: [] };
    const { asked, client } = answering(() => Response.json(page));
    expect(await client.history('x', 120)).toEqual({ ok: true, value: page });
    expect(asked[0]?.address).toBe('https://kast.example/api/matches/x/history?before=120');
  });

  it('hands a failure of the server on as a value', async () => {
    const refused = { code: 'refused', rule: 'TB2.1', reason: 'blocked', facts: {} };
    const { client } = answering(() => Response.json(refused, { status: 422 }));
    const move = { question: 7, move: 'd5-d6', key: newKey() };
    expect(await client.move('x', move)).toEqual({ ok: false, error: refused });
  });

  it('calls an answer that is not ours unreachable', async () => {
    const { client } = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await client.me()).toEqual({ ok: false, error: { code: 'unreachable' } });
  });

  it('calls a broken line unreachable', async () => {
    const { client } = answering(() => {
      throw new TypeError('fetch failed');
    });
    expect(await client.me()).toEqual({ ok: false, error: { code: 'unreachable' } });
  });

  it('makes keys that the server takes, each once', () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });
});
