import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { registry } from '@kast/games';
import { makeSnapshot, must, pick, seededRandom } from '@kast/kernel';
import type { NewMatch } from '@kast/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlayableBox } from '../live/game-rules.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { asOfVersion, decide, newSeatedMatch, servicesOn } from '../matches/testing.ts';
import { startProcess, testFolder } from '../process-testing.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { mustWork } from '../testing.ts';

const THEN: readonly PlayableBox[] = registry.map((box) => asOfVersion(box, 1));

const LEIBKOECHE: Partial<NewMatch> = {
  game: 'leibkoeche',
  options: { toss: 'chance' },
  seats: [{ kind: 'me' }, { kind: 'open' }],
};

let folder: string;
let file: string;
let store: Store;

beforeEach(async () => {
  folder = await testFolder();
  file = `${folder}/kast.db`;
  store = await openSqliteStore({ file });
  return () => store.close();
});

/** Plays by lot, whoever is on turn, until it has come to this. */
async function playUntil(
  live: LiveMatch,
  services: ReturnType<typeof servicesOn>,
  isThere: (live: LiveMatch) => boolean,
): Promise<void> {
  const random = seededRandom('audit');
  while (!isThere(live)) {
    const { game, state, questions } = live.match;
    const { seat } = must(questions[0], 'a question');
    const moves = game.moves(state, seat).map((move) => game.notation.make(state, move));
    const move = pick(
      random,
      moves.filter((each) => !each.startsWith('order')),
    );
    mustWork(await decide(live, services, { seat, move }));
  }
}

/** A running match of then or now, after so many plies. */
async function newMatch(boxes: readonly PlayableBox[], plies: number): Promise<string> {
  const services = servicesOn(store, { boxes });
  const live = await newSeatedMatch(services, LEIBKOECHE);
  await playUntil(live, services, ({ match }) => match.ply >= plies);
  return live.id;
}

/** A match of then in which a pancake was taken, without a choice. */
async function newMatchWithPancake(): Promise<string> {
  const services = servicesOn(store, { boxes: THEN });
  const live = await newSeatedMatch(services, LEIBKOECHE);
  const hasPancake = ({ match }: LiveMatch): boolean =>
    JSON.stringify((match.state as { trays: unknown }).trays).includes('kind');
  await playUntil(live, services, hasPancake);
  return live.id;
}

/** What stands in the database and should not. */
function damage(sql: string, ...values: readonly (string | number)[]): void {
  const database = new DatabaseSync(file);
  database.prepare(sql).run(...values);
  database.close();
}

async function audit(...args: readonly string[]) {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, DATA_DIR: folder },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, lines: out.trimEnd().split('\n'), err };
}

async function versionOf(id: string): Promise<number | undefined> {
  return (await store.findMatch(id))?.facts.rulesVersion;
}

describe('an audit', () => {
  it('finds nothing wrong with a healthy store', async () => {
    await newMatch(registry, 30);
    await newMatch(THEN, 5);
    expect(await audit()).toEqual({
      code: 0,
      lines: [
        'matches: 2, disagreeing with their own rules: 0',
        'under older rules: 1, the same under the newest: 1, moved: 0',
      ],
      err: '',
    });
  });

  it('tells a damaged match by its id and place, and looks at all the others', async () => {
    const [healthy, illegal, gap, wrong, unknown, optionless] = await Promise.all(
      Array.from({ length: 6 }, () => newMatch(registry, 12)),
    );
    const at = must(illegal, 'a match');
    damage(`update entries set move = 'walk a1a1' where match_id = ? and ply = 8`, at);
    damage('delete from entries where match_id = ? and ply = 9', must(gap, 'a match'));
    damage(`update matches set to_decide = '[7]' where id = ?`, must(wrong, 'a match'));
    damage('update matches set rules_version = 9 where id = ?', must(unknown, 'a match'));
    damage(`update matches set options = 'none' where id = ?`, must(optionless, 'a match'));
    const { code, lines } = await audit();
    expect(code).toBe(1);
    const said = (id: string | undefined) => lines.filter((line) => line.startsWith(String(id)));
    expect(said(healthy)).toEqual([]);
    expect(said(illegal)).toEqual([
      expect.stringMatching(/\(leibkoeche, version 2\) disagrees .* at ply 8: (LK|T)\d/),
    ]);
    expect(said(gap)).toEqual([expect.stringContaining('has no ply 9')]);
    expect(said(wrong)).toEqual([expect.stringMatching(/ at ply \d+: its status .*\[7\]/)]);
    expect(said(unknown)).toEqual([expect.stringContaining('no version 9 of the rules')]);
    expect(said(optionless)).toEqual([expect.stringContaining('is stored with "none"')]);
    expect(lines.at(-2)).toBe('matches: 6, disagreeing with their own rules: 5');
  });

  it('tells a snapshot that is not what the log gives', async () => {
    const services = servicesOn(store, { boxes: registry });
    const live = await newSeatedMatch(services, LEIBKOECHE);
    await playUntil(live, services, ({ match }) => match.ply >= 20);
    const { ply } = live.match;
    const data = JSON.stringify(makeSnapshot(live.hosted));
    await store.saveSnapshot(live.id, { ply, rulesVersion: 2, data });
    expect(await audit()).toMatchObject({ code: 0 });
    const other = data.replace('"onTurn":1', '"onTurn":2').replace('"pan":"', '"pan":"x');
    await store.saveSnapshot(live.id, { ply, rulesVersion: 2, data: other });
    const { code, lines } = await audit();
    expect(code).toBe(1);
    expect(lines[0]).toContain(`at ply ${ply}: its snapshot`);
  });

  it('tells which matches would differ under the newest rules, and from where', async () => {
    const id = await newMatchWithPancake();
    const { code, lines } = await audit();
    expect(code).toBe(0);
    expect(lines[0]).toMatch(
      /\(leibkoeche, version 1\) differs under version 2 at ply \d+: something else comes of it$/,
    );
    expect(lines[0]?.startsWith(id)).toBe(true);
  });

  it('moves the unfinished ones that are the same, and no other', async () => {
    const [same, different] = [await newMatch(THEN, 5), await newMatchWithPancake()];
    const services = servicesOn(store, { boxes: THEN });
    const finished = await newSeatedMatch(services, LEIBKOECHE);
    mustWork(await decide(finished, services, 'resign'));
    const { code, lines } = await audit('--upgrade');
    expect(code).toBe(0);
    expect(lines).toContain(`${same} (leibkoeche, version 1) is under version 2 from now on`);
    expect([await versionOf(same), await versionOf(different)]).toEqual([2, 1]);
    expect(await versionOf(finished.id)).toBe(1);
    expect(lines.at(-1)).toBe('under older rules: 3, the same under the newest: 2, moved: 1');
    const opened = mustWork(await servicesOn(store, { boxes: registry }).live.find(same));
    expect(opened.match.game.info.rulesVersion).toBe(2);
    expect(await audit('--upgrade')).toMatchObject({ code: 0 });
  });

  it('only reads unless told, beside a server that runs', async () => {
    const id = await newMatch(THEN, 5);
    const server = startProcess({ dataDir: folder });
    await server.listening;
    const { code, lines } = await audit();
    expect(code).toBe(0);
    expect(lines[0]).toBe('matches: 1, disagreeing with their own rules: 0');
    expect(await versionOf(id)).toBe(1);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  it('says what is wrong where there is nothing to look at', async () => {
    const misspelt = await audit('--upgade');
    expect(misspelt.code).toBe(2);
    expect(misspelt.err).toContain('npm run audit');
    folder = await testFolder();
    const nowhere = await audit();
    expect(nowhere.code).toBe(2);
    expect(nowhere.err).toContain('there is no');
  });
});
