import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { registry } from '@kast/games';
import {
  type AnyGame,
  append,
  type Match,
  must,
  newMatch,
  pick,
  type Random,
  readRecord,
  type Seat,
  seededRandom,
  turnOf,
} from '@kast/kernel';
import { newKey, type NewMatch } from '@kast/protocol/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mustWork, newGuest, type TestGuest } from './testing.ts';

const MATCHES = 8;
const MOVES_BEFORE_THE_CRASH = 160;

const TABLUT: NewMatch = {
  game: 'tablut',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  watchers: 'anyone',
};

/** Every throw by hand, so that the referee is asked all the time. */
const LEIBKOECHE: NewMatch = {
  ...TABLUT,
  game: 'leibkoeche',
  options: { toss: 'skill', assist: 'off' },
};
const TOSSES_BEFORE_THE_CRASH = 24;

let dataDir: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kast-crash-'));
});

afterEach(async () => {
  for (const child of running) await kill(child);
  await rm(dataDir, { recursive: true });
});

async function start(port: number): Promise<{ url: string; child: ChildProcess }> {
  const main = new URL('./main.ts', import.meta.url).pathname;
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000',
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /open at (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, child };
  }
  throw new Error('the server did not start');
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Two players who know the rules, and what the server has acknowledged to them. */
interface Pair {
  readonly id: string;
  readonly players: readonly [TestGuest, TestGuest];
  match: Match;
}

async function seatTwo(url: string, wish: NewMatch): Promise<Pick<Pair, 'id' | 'players'>> {
  const players = [newGuest(url), newGuest(url)] as const;
  const { id, invites } = mustWork(await players[0].client.newMatch(wish));
  mustWork(await players[1].client.claimSeat(id, must(invites[0], 'an invitation').token));
  return { id, players };
}

async function seatPair(url: string, game: AnyGame): Promise<Pair> {
  const { id, players } = await seatTwo(url, TABLUT);
  const { seedHash } = mustWork(await players[0].client.snapshot(id));
  return { id, players, match: mustWork(newMatch(game, { seats: 2, options: {}, seedHash })) };
}

/** One move by lot; false where the server did not acknowledge it, or the match is over. */
async function playOne(pair: Pair, random: Random): Promise<boolean> {
  const { game, state, plies } = pair.match;
  const turn = turnOf(pair.match);
  if (turn.kind !== 'seats') return false;
  const seat = must(turn.seats[0], 'a seat at turn');
  const move = game.notation.make(state, pick(random, game.moves(state, seat)));
  const player = must(pair.players[seat - 1], 'a player');
  const answer = await player.client.move(pair.id, { ply: plies.length, move, key: newKey() });
  if (answer.ok) pair.match = mustWork(append(pair.match, { by: seat, move }));
  return answer.ok;
}

function rulesOf(game: string): Promise<AnyGame> {
  const box = registry.find(({ info }) => info.id === game);
  return must(box, game).rules();
}

/** Two players who toss, and what the server has acknowledged to each: the move, and where it stands. */
interface Tossers extends Pick<Pair, 'id' | 'players'> {
  readonly acknowledged: { readonly by: Seat; readonly at: number; readonly move: string }[];
}

/** One entry by lot, by who is at turn; undefined where the server did not acknowledge it. */
async function tossOn(
  { id, players, acknowledged }: Tossers,
  game: AnyGame,
  random: Random,
): Promise<string | undefined> {
  const looked = await players[0].client.snapshot(id);
  const by = looked.ok ? must(looked.value.standing.toDecide[0], 'a seat at turn') : 1;
  const { client } = must(players[by - 1], 'a player');
  const snapshot = await client.snapshot(id);
  if (!snapshot.ok) return undefined;
  const { standing, happened, options } = snapshot.value;
  const seen = { viewer: by, seats: 2, options, view: standing.view, happened };
  const state = game.imagine(seen, random);
  const move = game.notation.make(state, game.sample?.(state, by, random));
  const answer = await client.move(id, { ply: standing.ply, move, key: newKey() });
  if (!answer.ok) return undefined;
  acknowledged.push({ by, at: answer.value.ply - 1, move });
  return move;
}

const logOf = ({ plies }: Match) => plies.map(({ entry }) => entry);

describe('a server that is killed in the middle of play', () => {
  it('has every move that it acknowledged, and play goes on', { timeout: 60_000 }, async () => {
    const game = await rulesOf('tablut');
    const { url, child } = await start(0);
    const pairs = await Promise.all(Array.from({ length: MATCHES }, () => seatPair(url, game)));
    let acknowledged = 0;
    let crash: Promise<void> | undefined;
    const playUntilTheCrash = async (pair: Pair, index: number): Promise<void> => {
      const random = seededRandom(index);
      while (await playOne(pair, random)) {
        acknowledged++;
        if (acknowledged === MOVES_BEFORE_THE_CRASH) crash = kill(child);
      }
    };
    await Promise.all(pairs.map(playUntilTheCrash));
    await must(crash, 'the crash');

    const again = await start(Number(new URL(url).port));
    for (const pair of pairs) {
      const record = mustWork(await pair.players[0].client.record(pair.id));
      const known = logOf(pair.match);
      expect(record.log.slice(0, known.length)).toEqual(known);
      // The move that was under way may have been stored without an answer.
      expect(record.log.length - known.length).toBeLessThanOrEqual(1);
      pair.match = mustWork(readRecord(record, game));
      expect(logOf(pair.match)).toEqual(record.log);
      const isRunning = turnOf(pair.match).kind === 'seats';
      expect(await playOne(pair, seededRandom('again'))).toBe(isRunning);
    }
    await kill(again.child);
  });

  it('has every toss together with its fall', { timeout: 60_000 }, async () => {
    const game = await rulesOf('leibkoeche');
    const { url, child } = await start(0);
    const tables = Array.from({ length: MATCHES }, async (): Promise<Tossers> => {
      return { ...(await seatTwo(url, LEIBKOECHE)), acknowledged: [] };
    });
    let tosses = 0;
    let crash: Promise<void> | undefined;
    const tossUntilTheCrash = async (table: Tossers, index: number): Promise<void> => {
      const random = seededRandom(index);
      for (;;) {
        const move = await tossOn(table, game, random);
        if (move === undefined) return;
        if (move.startsWith('toss') && ++tosses === TOSSES_BEFORE_THE_CRASH) crash = kill(child);
      }
    };
    const played = await Promise.all(tables);
    await Promise.all(played.map(tossUntilTheCrash));
    await must(crash, 'the crash');

    const again = await start(Number(new URL(url).port));
    for (const table of played) {
      const logs = await Promise.all(
        table.players.map(async ({ client }) => mustWork(await client.record(table.id)).log),
      );
      for (const { by, at, move } of table.acknowledged) {
        expect(logs[by - 1]?.[at]).toEqual({ by, move });
      }
      const [log = []] = logs;
      const tossed = log.flatMap(({ move }, at) => (move.startsWith('toss') ? [at] : []));
      for (const at of tossed) {
        expect(`${log[at + 1]?.by} ${log[at + 1]?.move}`).toMatch(/^chance fall /);
      }
      expect(await tossOn(table, game, seededRandom('again'))).toBeDefined();
    }
    await kill(again.child);
  });
});
