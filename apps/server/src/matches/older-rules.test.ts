import { readFile } from 'node:fs/promises';
import { botOf, registry } from '@kast/games';
import { type MatchRecord, must } from '@kast/kernel';
import { newKey, type NewMatch, type Snapshot } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import type { PlayableBox } from '../live/game-rules.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { RulesChangedError } from '../live/broken-match.ts';
import { mustWork, openTestServer, type TestGuest, type TestServer, watch } from '../testing.ts';
import { WORKER_FILE } from '../workers/lanes.ts';
import {
  asOfVersion,
  decide,
  newSeatedMatch,
  openTestStore,
  servicesOn,
  storedEntries,
} from './testing.ts';

const LEIBKOECHE: NewMatch = {
  game: 'leibkoeche',
  options: { toss: 'chance' },
  seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
  watchers: 'anyone',
};

const TWO_PEOPLE: NewMatch['seats'] = [{ kind: 'me' }, { kind: 'open' }];

const GOLDEN = new URL(
  '../../../../packages/games/src/leibkoeche/golden/two-by-chance.json',
  import.meta.url,
);

interface Running extends TestServer {
  readonly ann: TestGuest;
  readonly log: readonly string[];
  /** Down, and up again with the games as they are now. */
  update(whileDown?: () => Promise<void>): Promise<void>;
}

/** A server from the time when version 1 of the rules was the newest. */
async function openServerOfThen(): Promise<Running> {
  const log: string[] = [];
  const boxes: PlayableBox[] = registry.map((box) => asOfVersion(box, 1));
  const opened = await openTestServer({
    boxes,
    workerFile: WORKER_FILE,
    onLog: (line) => log.push(line),
  });
  return Object.assign(Object.create(opened) as TestServer, {
    ann: opened.newGuest(),
    log,
    update: (whileDown?: () => Promise<void>) =>
      opened.restart(async () => {
        boxes.splice(0, boxes.length, ...registry);
        await whileDown?.();
      }),
  });
}

async function newMatch({ ann }: Running): Promise<string> {
  return mustWork(await ann.client.newMatch(LEIBKOECHE)).id;
}

/** Ann does what a computer would, under the rules that the server says; so often, or to the end. */
async function playOn({ ann }: Running, id: string, decisions = Number.POSITIVE_INFINITY) {
  const first = mustWork(await ann.client.snapshot(id));
  const box = must(
    registry.find(({ info }) => info.id === first.game),
    first.game,
  );
  const adviser = must(await botOf(box, first.rulesVersion), 'the bot of these rules');
  const view = watch(ann, id, first.standing.ply);
  const standing = () => view.standing ?? first.standing;
  for (let made = 0; made < decisions; made++) {
    await view.until(() => standing().question !== undefined || standing().outcome !== undefined);
    if (standing().outcome) break;
    const snapshot = mustWork(await ann.client.snapshot(id));
    const { question = 0, ply } = snapshot.standing;
    const { move } = adviser.choose(seenIn(snapshot), { ...QUICK, seed: `${ply}` });
    mustWork(await ann.client.move(id, { question, move, key: newKey() }));
    await view.until(() => standing().ply > ply && standing().question !== question);
  }
  view.close();
}

const QUICK = { level: 3, budget: { nodes: 300 }, clock: () => 0 } as const;

function seenIn({ you = 1, seats, options, standing, memory }: Snapshot) {
  const { ply, view } = standing;
  return { viewer: you, seats: seats.length, options, ply, view, memory };
}

function words({ log }: MatchRecord): ReadonlySet<string> {
  return new Set(log.map(({ move }) => move.split(' ')[0] ?? ''));
}

describe('a match that was begun under older rules', () => {
  it('is played to its end under them, by people and bots, beside one under the newest', async () => {
    const server = await openServerOfThen();
    const old = await newMatch(server);
    await playOn(server, old, 12);
    await server.update();
    const young = await newMatch(server);
    const versions = [old, young].map(async (id) => {
      const { rulesVersion } = mustWork(await server.ann.client.snapshot(id));
      return rulesVersion;
    });
    expect(await Promise.all(versions)).toEqual([1, 2]);

    await Promise.all([playOn(server, old), playOn(server, young)]);
    const [oldRecord, youngRecord] = await Promise.all(
      [old, young].map(async (id) => mustWork(await server.ann.client.record(id))),
    );
    expect([oldRecord?.rulesVersion, youngRecord?.rulesVersion]).toEqual([1, 2]);
    expect(words(must(oldRecord, 'a record'))).not.toContain('take');
    expect(words(must(youngRecord, 'a record'))).toContain('take');
    for (const record of [oldRecord, youngRecord]) {
      const judged = mustWork(await server.ann.client.judgeRecord(must(record, 'a record')));
      expect(judged.result?.rule).toBe('LK7.3');
    }
    expect(server.log.filter((line) => line.includes('failed'))).toEqual([]);
  });

  it('cannot be opened where nobody knows them any more, and harms nobody', async () => {
    const server = await openServerOfThen();
    const id = await newMatch(server);
    await server.update(async () => {
      const store = await openSqliteStore({ file: `${server.dataDir}/kast.db` });
      const { status } = must(await store.findMatch(id), 'the match');
      await store.setRulesVersion(id, { from: 1, to: 7, ply: status.ply });
      await store.close();
    });
    const opened = await server.ann.client.snapshot(id);
    expect(opened).toMatchObject({ ok: false, error: { code: 'broken-match' } });
    const young = await newMatch(server);
    expect(mustWork(await server.ann.client.snapshot(young)).rulesVersion).toBe(2);
  });

  it('goes on under newer ones once it was brought under them, and never under both', async () => {
    const store = await openTestStore();
    const then = servicesOn(store, { boxes: registry.map((box) => asOfVersion(box, 1)) });
    const { id } = await newSeatedMatch(then, { ...LEIBKOECHE, seats: TWO_PEOPLE });
    const now = servicesOn(store, { boxes: registry });
    const live = mustWork(await now.live.find(id));
    const { ply } = live.match;
    expect(await store.setRulesVersion(id, { from: 1, to: 2, ply })).toBe('set');

    const seat = must(live.match.questions[0], 'a question').seat;
    const toss = { seat, move: 'toss half' };
    await expect(decide(live, now, toss)).rejects.toThrow(RulesChangedError);
    expect(await storedEntries(now, id)).toHaveLength(ply);
    now.live.fail(live, new RulesChangedError(id, 2));
    const again = mustWork(await now.live.find(id));
    expect(again.match.game.info.rulesVersion).toBe(2);
    expect(again.match.questions).toEqual(live.match.questions);
    mustWork(await decide(again, now, toss));
  });
});

describe('a record of older rules', () => {
  it('is judged by them', async () => {
    const server = await openTestServer();
    const record = JSON.parse(await readFile(GOLDEN, 'utf8')) as MatchRecord;
    expect(record.rulesVersion).toBe(1);
    const { client } = server.newGuest();
    expect(mustWork(await client.judgeRecord(record))).toMatchObject({ result: record.result });
    const newer = await client.judgeRecord({ ...record, rulesVersion: 2 });
    expect(newer).toMatchObject({ ok: false, error: { fault: { code: 'refused-entry' } } });
  });
});
