import { must } from '@kast/kernel';
import { follow, nim } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { settle, sitOnline } from './testing.ts';

const INVITES = { invites: [{ seat: 2, token: 'come' }] };
const ADDRESSES = [{ seat: 2, address: 'https://kast.example/m/match?seat=come' }];
const OPEN = [
  { seat: 1, kind: 'person', present: true },
  { seat: 2, kind: 'open', present: false },
];

/** Sits at a table of their own, and was not given the invitations. */
async function turnedDown() {
  const server = sitOnline({ game: nim, begun: follow(nim), you: 1, maker: true });
  const session = await server.open();
  await settle();
  await server.send('table', { seats: OPEN, you: 1 });
  must(server.calls[0], 'a request').answer(503, { code: 'busy' });
  await settle();
  return { ...server, session };
}

describe('the invitations of a match', () => {
  it('are asked for once, by whoever has made it', async () => {
    const made = sitOnline({ game: nim, begun: follow(nim), you: 1, maker: true });
    const session = await made.open();
    await settle();
    await made.send('table', { seats: OPEN, you: 1 });
    expect(made.calls.map(({ path }) => path)).toEqual(['/invites']);
    made.calls[0]?.answer(200, INVITES);
    await settle();
    expect(session.invitations.value).toEqual(ADDRESSES);
    session.retry();
    expect(made.calls).toHaveLength(1);
    session.close();
  });

  it('are not for others', async () => {
    const { open, calls } = sitOnline({ game: nim, begun: follow(nim), you: 1 });
    const session = await open();
    session.retry();
    await settle();
    expect(calls).toEqual([]);
    session.close();
  });

  it('are asked for again when somebody tries again, and are missed aloud until then', async () => {
    const { session, calls } = await turnedDown();
    expect(session.trouble.value).toMatchObject({ failure: { code: 'busy' } });
    session.retry();
    must(calls[1], 'another request').answer(200, INVITES);
    await settle();
    expect(session.trouble.value).toBeUndefined();
    expect(session.invitations.value).toEqual(ADDRESSES);
    session.close();
  });

  it('are asked for again when the connection is back', async () => {
    const { session, calls, lines, wake } = await turnedDown();
    await lines[0]?.end();
    await settle();
    wake();
    await settle();
    expect(lines).toHaveLength(2);
    must(calls[1], 'another request').answer(200, INVITES);
    await settle();
    expect(session.invitations.value).toEqual(ADDRESSES);
    session.close();
  });
});
