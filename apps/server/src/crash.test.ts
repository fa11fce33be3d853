import { once } from 'node:events';
import { registry } from '@kast/games';
import {
  type AnyGame,
  must,
  type Random,
  readRecord,
  type Seat,
  seededRandom,
  verifyRecord,
} from '@kast/kernel';
import { type MoveRequest, newKey, type NewMatch } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { type ServerProcess, startProcess, testFolder } from './process-testing.ts';
import { decideByLot, mustWork, newGuest, type TestGuest, watch } from './testing.ts';

const isSoak = process.env['KAST_SOAK'] !== undefined;
const KILLS = isSoak ? 200 : 8;
const MOST_BEFORE_A_KILL = 40;

const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', level: 1 } as const;

/** Turns, simultaneous choices, tosses that a referee judges, and a bot that answers. */
const WISHES: readonly Pick<NewMatch, 'game' | 'options' | 'seats'>[] = [
  { game: 'tablut', options: {}, seats: [{ kind: 'me' }, OPEN] },
  { game: 'la-courte-paille', options: {}, seats: [{ kind: 'me' }, OPEN, OPEN] },
  { game: 'leibkoeche', options: { toss: 'skill', assist: 'off' }, seats: [{ kind: 'me' }, OPEN] },
  { game: 'tablut', options: {}, seats: [{ kind: 'me' }, BOT] },
];

/** A match, and what the server has acknowledged to each player of it. */
interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly players: readonly TestGuest[];
  readonly acknowledged: { readonly by: Seat; readonly at: number; readonly move: string }[];
  /** By seat: what was sent and not answered. */
  readonly unanswered: Map<Seat, MoveRequest>;
}

async function sitDown(url: string, wish: (typeof WISHES)[number]): Promise<Table> {
  const players = wish.seats.filter(({ kind }) => kind !== 'bot').map(() => newGuest(url));
  const [maker, ...others] = players as [TestGuest, ...TestGuest[]];
  const { id, invites } = mustWork(await maker.client.newMatch({ ...wish, watchers: 'anyone' }));
  for (const [index, guest] of others.entries()) {
    mustWork(await guest.client.claimSeat(id, invites[index]?.token ?? ''));
  }
  const box = registry.find(({ info }) => info.id === wish.game);
  const game = await must(box, wish.game).rules();
  return { id, game, players, acknowledged: [], unanswered: new Map() };
}

/** Sends a decision; false where no answer came. A match that goes on elsewhere makes none stale. */
async function send(table: Table, seat: Seat, decision: MoveRequest): Promise<boolean> {
  const { id, players, acknowledged, unanswered } = table;
  unanswered.set(seat, decision);
  const answer = await must(players[seat - 1], 'a player').client.move(id, decision);
  if (!answer.ok && answer.error.code === 'unreachable') return false;
  unanswered.delete(seat);
  acknowledged.push({ by: seat, at: mustWork(answer).ply - 1, move: decision.move });
  return true;
}

/** Decides by lot whenever this seat is asked, until the match is over or the server is gone. */
async function playOn(table: Table, seat: Seat, random: Random, onSent: () => void): Promise<void> {
  const guest = must(table.players[seat - 1], 'a player');
  const first = await guest.client.snapshot(table.id);
  if (!first.ok) return;
  const view = watch(guest, table.id, first.value.standing.ply);
  const standing = () => view.standing ?? first.value.standing;
  for (let answered = -1; ; ) {
    await view.until(() => {
      const { question = answered, outcome } = standing();
      return question !== answered || outcome !== undefined || isGone(table);
    });
    const snapshot = await guest.client.snapshot(table.id);
    const question = snapshot.ok ? snapshot.value.standing.question : undefined;
    const isOver = !snapshot.ok || snapshot.value.standing.outcome !== undefined;
    if (isOver || isGone(table)) break;
    if (question === undefined || question === answered) continue;
    const move = decideByLot(random, table.game, snapshot.value);
    if (!(await send(table, seat, { question, move, key: newKey() }))) break;
    answered = question;
    onSent();
  }
  view.close();
}

const gone = new WeakSet<Table>();
const isGone = (table: Table): boolean => gone.has(table);

/** Everything that was acknowledged is there, where it was said to be, and nothing twice. */
async function expectWhole({ id, game, players, acknowledged }: Table): Promise<boolean> {
  const records = await Promise.all(
    players.map(async ({ client }) => mustWork(await client.record(id))),
  );
  for (const { by, at, move } of acknowledged) {
    expect(records[by - 1]?.log[at]).toEqual({ by, move });
  }
  const [record] = records;
  if (!record?.result) return false;
  expect(verifyRecord(record, mustWork(readRecord(record, game)))).toBeUndefined();
  return true;
}

/** What its player was acknowledged is answered, by whatever process. */
async function expectBotAnswers({ id, players, acknowledged }: Table): Promise<void> {
  const [ann] = players as [TestGuest];
  const first = mustWork(await ann.client.snapshot(id)).standing;
  const view = watch(ann, id, first.ply);
  await view.until(({ standing = first }) => standing.question !== undefined || !!standing.outcome);
  const { log } = mustWork(await ann.client.record(id));
  const answers = log.filter(({ by }) => by === 2).length;
  expect(answers).toBeGreaterThanOrEqual(acknowledged.length - 1);
}

async function start(dataDir: string, port: string): Promise<ServerProcess & { url: string }> {
  const env = { PORT: port, LOG_LEVEL: 'error', MATCHES_PER_GUEST: '1000' };
  const started = startProcess({ dataDir, env });
  return { ...started, url: await started.listening };
}

describe('a server that is killed in the middle of play, again and again', () => {
  it('has all that it acknowledged, nothing twice, and bots go on', {
    timeout: 3_600_000,
  }, async () => {
    const dataDir = await testFolder();
    const random = seededRandom('kills');
    let server = await start(dataDir, '0');
    const { url } = server;
    const tables = await Promise.all(WISHES.map((wish) => sitDown(url, wish)));
    let kills = 0;
    let finished = 0;
    while (kills < KILLS) {
      let left = 1 + random.below(MOST_BEFORE_A_KILL);
      const killed = once(server.child, 'exit');
      const killWhenDue = (): void => {
        if (--left !== 0) return;
        // Not always at the moment of an answer.
        const hops = random.below(20);
        hop(hops, () => {
          for (const table of tables) gone.add(table);
          server.child.kill('SIGKILL');
        });
      };
      const playing = tables.flatMap((table, index) =>
        table.players.map((_, seat) =>
          playOn(table, seat + 1, seededRandom(`${kills} ${index} ${seat}`), killWhenDue),
        ),
      );
      await Promise.race([killed, Promise.all(playing)]);
      // Where every match came to its end before it was due.
      if (left > 0) server.child.kill('SIGKILL');
      for (const table of tables) gone.add(table);
      await killed;
      await Promise.all(playing);
      kills++;
      server = await start(dataDir, new URL(url).port);
      for (const [index, table] of tables.entries()) {
        gone.delete(table);
        // Sent again with its key, whether it was stored or not, it is there once.
        for (const [seat, decision] of table.unanswered) {
          expect(await send(table, seat, decision)).toBe(true);
        }
        if (!(await expectWhole(table))) continue;
        finished++;
        tables[index] = await sitDown(url, must(WISHES[index], 'a wish'));
      }
    }
    expect(finished).toBeGreaterThan(0);
    await expectBotAnswers(must(tables.at(-1), 'the match against a bot'));
    server.child.kill('SIGKILL');
  });
});

function hop(hops: number, then: () => void): void {
  if (hops === 0) then();
  else setImmediate(() => hop(hops - 1, then));
}
