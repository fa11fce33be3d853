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

async function seatPair(url: string, game: AnyGame): Promise<Pair> {
  const players = [newGuest(url), newGuest(url)] as const;
  const { id, invites } = mustWork(await players[0].client.newMatch(TABLUT));
  mustWork(await players[1].client.claimSeat(id, must(invites[0], 'an invitation').token));
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

const logOf = ({ plies }: Match) => plies.map(({ entry }) => entry);

describe('a server that is killed in the middle of play', () => {
  it('has every move that it acknowledged, and play goes on', { timeout: 60_000 }, async () => {
    const game = await must(
      registry.find(({ info }) => info.id === 'tablut'),
      'Tablut',
    ).rules();
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
});
