import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { openTestTable, watch } from '../testing.ts';

describe('a server that goes down', () => {
  it('finishes what is under way, sends away what is new, and ends its streams', async () => {
    const { ann, carol, id, url, server } = await openTestTable();
    const view = watch(carol, id, 0);
    await view.until(({ tables }) => tables.length > 0);

    const body = JSON.stringify({ ply: 0, move: '1', key: 'slow-to-come' });
    const headers = {
      cookie: ann.cookie,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    };
    const slow = request(`${url}/api/matches/${id}/moves`, { method: 'POST', headers });
    slow.write(body.slice(0, 10));
    await once(slow, 'continue');

    const closed = server.close();
    const stream = await fetch(`${url}/api/matches/${id}/events`);
    expect(stream.status).toBe(503);
    expect(await stream.json()).toMatchObject({ code: 'shutting-down' });
    slow.end(body.slice(10));
    const [response] = (await once(slow, 'response')) as [IncomingMessage];
    expect(await text(response)).toBe('{"ply":1}');
    await closed;
    view.close();
  });
});
