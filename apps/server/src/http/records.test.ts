import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { registry } from '@kast/games';
import {
  drawChance,
  type Entry,
  enterVerdict,
  hashOfSeed,
  type MatchRecord,
  must,
  newMatch,
  play,
  type Played,
  recordOf,
  refereeIsDue,
  turnOf,
} from '@kast/kernel';
import type { NewMatch } from '@kast/protocol/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  mustWork,
  openTestServer,
  startTestServer,
  type TestGuest,
  type TestServer,
} from '../testing.ts';

const TABLUT: NewMatch = {
  game: 'tablut',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  watchers: 'anyone',
};

const JSON_TYPE = { 'content-type': 'application/json' };

let server: TestServer;
let ann: TestGuest;
let record: MatchRecord;

beforeAll(async () => {
  server = await startTestServer();
  ann = server.newGuest();
  const { id } = mustWork(await ann.client.newMatch(TABLUT));
  mustWork(await ann.client.move(id, { question: 0, move: 'e4-f4', key: 'first-move' }));
  mustWork(await ann.client.act(id, { act: 'resign', key: 'second-move' }));
  record = mustWork(await ann.client.record(id));
});

afterAll(() => server.close());

describe('a record that is sent in', () => {
  it('is judged by the rules', async () => {
    expect(mustWork(await ann.client.judgeRecord(record))).toEqual({
      game: 'tablut',
      plies: 2,
      result: { winners: [2], rule: 'TB5.7' },
    });
  });

  it.each([
    ['no record', () => 7, { code: 'not-a-record' }],
    ['nothing', () => null, { code: 'not-a-record' }],
    ['an older format', () => ({ ...record, format: 'x' }), { field: 'format' }],
    ['another game', () => ({ ...record, game: 'chess' }), { code: 'unknown-game' }],
    ['other rules', () => ({ ...record, rulesVersion: 99 }), { code: 'unknown-rules-version' }],
    ['five seats', () => ({ ...record, seats: 5 }), { code: 'bad-setup' }],
    [
      'an option',
      () => ({ ...record, options: { ...record.options, king: 'lame' } }),
      { code: 'bad-setup' },
    ],
    ['no options', () => ({ ...record, options: {} }), { code: 'not-a-record' }],
    [
      'an illegal entry',
      () => ({ ...record, log: [{ by: 1, move: 'e4-e9' }] }),
      { code: 'refused-entry', at: 0 },
    ],
    ['a masked entry', () => ({ ...record, log: [{ by: 1, move: '?' }] }), { at: 0 }],
    ['another result', () => ({ ...record, result: { winners: [1], rule: 'TB4.5' } }), {}],
    ['another seed', () => ({ ...record, seed: 'ab'.repeat(32) }), {}],
  ])('is refused: %s', async (_what, broken, fault) => {
    const judged = await ann.client.judgeRecord(broken());
    expect(judged).toMatchObject({ ok: false, error: { code: 'bad-record', fault } });
  });

  it('is refused when it is larger than any match', async () => {
    const log = Array.from({ length: 60_000 }, () => ({ by: 1, move: 'e4-f4' }));
    const judged = await ann.client.judgeRecord({ ...record, log });
    expect(judged).toMatchObject({ ok: false, error: { code: 'body-too-large' } });
  });

  it('leaves nothing behind', async () => {
    const before = await readFile(`${server.dataDir}/kast.db-wal`);
    mustWork(await ann.client.judgeRecord(record));
    expect(await readFile(`${server.dataDir}/kast.db-wal`)).toEqual(before);
  });
});

describe('a record that takes too long to judge', () => {
  it('is given up, so that nobody holds up the bots with it', async () => {
    const hasty = await openTestServer({ env: { RECORD_SECONDS: '1' } });
    const judged = await hasty.newGuest().client.judgeRecord(await unturned(1500));
    expect(judged).toMatchObject({ ok: false, error: { code: 'busy' } });
  });
});

describe('a record for which there is no room', () => {
  it('is refused before it is even sent', async () => {
    const { server, url, ...opened } = await openTestServer();
    const waiting = async (jobs: number) => {
      const line = `kast_jobs_waiting{work="judgeRecord",urgency="watched"} ${jobs}\n`;
      await vi.waitUntil(async () => (await server.app.inject('/metrics')).body.includes(line), {
        timeout: 60_000,
      });
    };
    const body = JSON.stringify(await unturned(1500));
    const hangUp = new AbortController();
    const init = { method: 'POST', headers: JSON_TYPE, body, signal: hangUp.signal };
    const others = Array.from({ length: 6 }, () =>
      opened.newGuest().fetch(`${url}/api/records`, init),
    );
    await waiting(5);
    const headers = { ...JSON_TYPE, 'content-length': '1000000' };
    const sending = request(`${url}/api/records`, { method: 'POST', headers });
    sending.flushHeaders();
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(503);
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 'busy' });
    sending.destroy();
    // Nobody waits for them any more.
    hangUp.abort();
    await Promise.allSettled(others);
    await waiting(0);
  });
});

/** Nobody ever turns the pancake, so that every toss is watched until its time is up. */
async function unturned(tosses: number): Promise<MatchRecord> {
  const box = registry.find(({ info }) => info.id === 'leibkoeche');
  const game = await must(box, 'Die Leibköche').rules();
  const seed = '0'.repeat(64);
  const options = { toss: 'skill', assist: 'off' };
  let match = mustWork(newMatch(game, { seats: 2, options, seedHash: hashOfSeed(seed) }));
  const log: Entry[] = [];
  const enter = (played: Played): void => {
    log.push(played.ply.entry);
    match = played.match;
  };
  for (let tossed = 0; tossed < tosses; ) {
    drawChance(match, seed).forEach(enter);
    const turn = turnOf(match);
    if (turn.kind === 'seats') {
      const [seat = 1] = turn.seats;
      const [move] = game.moves(match.state, seat);
      const text = move === undefined ? 'toss 0,0,0,0,0' : game.notation.make(match.state, move);
      enter(mustWork(play(match, seat, text)));
    }
    if (refereeIsDue(match)) {
      const { held } = match.state as { readonly held: { readonly face: number } };
      enter(enterVerdict(match, { kind: 'fall', fall: { result: 'invalid', face: held.face } }));
      tossed += 1;
    }
  }
  return recordOf(match, log, undefined);
}
