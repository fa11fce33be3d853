import { append, happeningFor, type Match, standingFor } from '@kast/kernel';
import { connectTo, type Snapshot, type Transport } from '@kast/protocol/client';
import { begin, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../device/key-value.ts';
import { positionOf } from '../position.ts';
import { openOnlineSession } from './online-session.ts';
import { seenPlies } from './seen-plies.ts';

const LINES = ['1 take 1', '2 take 1', '1 take 1', '2 take 1'];
const ID = 'match';

/** The other end of the line, in the test's own hands. */
function table(match: Match, you: number | undefined) {
  const { promise: opened, resolve: open } = Promise.withResolvers<WritableStreamDefaultWriter>();
  const posted: { body: unknown; answer: (response: Response) => void }[] = [];
  const asked: string[] = [];
  const transport: Transport = {
    wait: () => Promise.withResolvers<void>().promise,
    async fetch(address, init) {
      if (address.endsWith('/events')) {
        asked.push(new Headers(init?.headers).get('last-event-id') ?? '');
        const channel = new TransformStream<Uint8Array, Uint8Array>();
        open(channel.writable.getWriter());
        return new Response(channel.readable);
      }
      const { promise, resolve } = Promise.withResolvers<Response>();
      posted.push({ body: JSON.parse(init?.body as string), answer: resolve });
      return promise;
    },
  };
  const seats = match.setup.seats === 2 ? ([1, 2] as const) : [];
  const position = positionOf(match, you ?? 'watcher');
  const snapshot: Snapshot = {
    id: ID,
    game: 'nim',
    rulesVersion: 1,
    options: match.setup.options,
    watchers: 'anyone',
    seats: seats.map((seat) => ({ seat, kind: 'person', present: true })),
    ...(you ? { you } : {}),
    maker: false,
    seedHash: match.setup.seedHash,
    standing: position.standing,
    log: [...position.log],
    happened: position.happened.map((events) => [...events]),
  };
  const send = async (event: string): Promise<void> => {
    await (await opened).write(new TextEncoder().encode(event));
  };
  return { client: connectTo('', transport), snapshot, posted, asked, send };
}

/** What the server tells one seat of the entry after `plies` others. */
function plyEvent(plies: number, viewer: number): string {
  const before = playLines(begin(nim), ...LINES.slice(0, plies));
  const [by = '', ...move] = (LINES[plies] ?? '').split(' ');
  const after = append(before, { by: Number(by), move: move.join(' ') });
  if (!after.ok) throw new Error(after.error.reason);
  const happening = happeningFor(after.value, before, viewer);
  const data = { happening, standing: standingFor(after.value, viewer) };
  return `id: ${plies + 1}\nevent: ply\ndata: ${JSON.stringify(data)}\n\n`;
}

function sit(plies: number, you: number | undefined, seenUntil = 0) {
  const other = table(playLines(begin(nim), ...LINES.slice(0, plies)), you);
  const seen = seenPlies(memoryStore());
  if (seenUntil) seen.set(ID, seenUntil);
  const { client, snapshot } = other;
  const opening = openOnlineSession({
    game: nim,
    client,
    snapshot,
    seen,
    origin: 'https://kast.example',
    pause: () => Promise.withResolvers<void>().promise,
    whenAwake: () => () => undefined,
  });
  return { ...other, seen, opening };
}

/** Lets everything that is on its way arrive. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await new Promise(setImmediate);
}

describe('a match on the server', () => {
  it('shows the own move at once, and believes it when it is confirmed', async () => {
    const { opening, posted, send } = sit(0, 1);
    const session = await opening;
    const acted = session.act(1, 'take 1');
    expect(session.stage.shown.value.position.standing.view).toEqual({ heap: 8, turn: 2 });
    expect(session.position.value.standing.ply).toBe(0);
    expect(session.judge.value.moves(1)).toEqual([]);
    expect(posted[0]?.body).toMatchObject({ ply: 0, move: 'take 1' });
    posted[0]?.answer(Response.json({ ply: 1 }));
    expect(await acted).toBeUndefined();
    const { fresh } = session.stage.shown.value;
    await send(plyEvent(0, 1));
    await settle();
    expect(session.position.value.standing.ply).toBe(1);
    expect(session.stage.shown.value.fresh).toBe(fresh);
    session.close();
  });

  it('takes a refused move back from the board, with rule and reason', async () => {
    const { opening, posted } = sit(0, 1);
    const session = await opening;
    const acted = session.act(1, 'take 1');
    const refusal = { rule: 'NI2', reason: 'cannot-take', facts: {} };
    posted[0]?.answer(Response.json({ code: 'refused', ...refusal }, { status: 422 }));
    expect(await acted).toEqual({ kind: 'refused', refusal });
    expect(session.stage.shown.value.position.standing.view).toEqual({ heap: 9, turn: 1 });
    session.close();
  });

  it('follows from the snapshot on, and remembers how far it was seen', async () => {
    const { opening, asked, send, seen } = sit(2, 2);
    const session = await opening;
    expect(asked).toEqual(['2']);
    await send(plyEvent(2, 2));
    await settle();
    expect(session.position.value.log.map(({ move }) => move)).toEqual(Array(3).fill('take 1'));
    expect(session.connection.value).toBe('live');
    expect(seen.get(ID)).toBe(3);
    session.close();
  });

  it('shows a returning player what happened meanwhile, from where they left', async () => {
    const { opening, asked, send } = sit(4, 1, 2);
    await settle();
    expect(asked).toEqual(['1']);
    await send(plyEvent(1, 1) + plyEvent(2, 1) + plyEvent(3, 1));
    const session = await opening;
    await settle();
    expect(session.position.value.standing.ply).toBe(4);
    expect(session.stage.shown.value.position.standing.ply).toBe(3);
    expect(session.stage.waiting.value).toBe(1);
    session.stage.skip();
    expect(session.stage.shown.value.position.standing.ply).toBe(4);
    session.close();
  });

  it('lets a watcher do nothing', async () => {
    const session = await sit(1, undefined).opening;
    expect(session.viewer.value).toBe('watcher');
    expect(session.holders.value.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect(session.whyNoTakeBack.value).toMatchObject({ refusal: { rule: 'T6' } });
    session.close();
  });

  it('tells of a new seat, and of the match to move on to', async () => {
    const { opening, send } = sit(0, 1);
    const session = await opening;
    const seats = [
      { seat: 1, kind: 'person', present: true },
      { seat: 2, kind: 'person', present: false, name: 'Ada' },
    ];
    await send(`event: table\ndata: ${JSON.stringify({ seats, you: 1, rematch: 'next' })}\n\n`);
    await settle();
    expect(session.holders.value[1]).toEqual({
      seat: 2,
      kind: 'person',
      present: false,
      name: 'Ada',
    });
    expect(session.rematch.value).toBe('next');
    session.close();
  });
});
