import { must, pick, type Random, seededRandom, shuffled } from '@kast/kernel';
import { newKey } from '@kast/protocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mustWork, startTestServer, type TestGuest, type TestServer } from '../testing.ts';

const INTERLEAVINGS = process.env['KAST_SOAK'] === undefined ? 100 : 2000;
const SEATS = 3;
/** Nothing here is timed. */
const LONG = 600_000;
/** A new table now and then: a week is not so long. */
const TURNS_AT_A_TABLE = 4;

interface Raft {
  readonly id: string;
  readonly players: readonly TestGuest[];
  readonly watcher: TestGuest;
}

/** What these tests look at of La Courte Paille's view. */
interface RaftView {
  readonly stage: string;
  readonly menu: readonly string[];
  readonly hands: readonly { readonly cards?: readonly string[] }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('choices made in secret at the same instant', () => {
  it('CP3.1 CP7.3 are all kept and shown together, however they cross on the way', {
    timeout: LONG,
  }, async () => {
    const random = seededRandom('crossing');
    for (let turn = 0; turn < INTERLEAVINGS; turn += TURNS_AT_A_TABLE) {
      const raft = await newRaft();
      for (let day = 0; day < TURNS_AT_A_TABLE; day++) {
        await expectAllKept(raft, random);
        await takeInOrder(raft);
      }
    }
  });
});

async function expectAllKept({ id, players, watcher }: Raft, random: Random): Promise<void> {
  const dealt = await Promise.all(players.map((player) => handOf(player, id)));
  const hands = dealt.map(({ cards }) => cards);
  const questions = dealt.map(({ question }) => question);
  const chosen = hands.map((hand) =>
    pick(
      random,
      hand.filter((card) => !card.startsWith('X')),
    ),
  );
  const before = mustWork(await watcher.client.snapshot(id)).standing.ply;
  await Promise.all(
    shuffled(random, [...players.entries()]).map(async ([index, player]) => {
      const question = must(questions[index], 'a question');
      for (let hops = random.below(6); hops > 0; hops--) await nextTick();
      await choose(player, id, { question, move: `pick ${chosen[index]}` }, random);
    }),
  );
  const { log } = mustWork(await watcher.client.record(id));
  const shown = log.slice(before, before + SEATS);
  const wanted = chosen.map((card, index) => ({ by: index + 1, move: `pick ${card}` }));
  expect(shown.toSorted((one, other) => Number(one.by) - Number(other.by))).toEqual(wanted);
}

/** Sends it, some of it twice; whatever the others have chosen meanwhile, it is taken. */
async function choose(
  { client }: TestGuest,
  id: string,
  answer: { readonly question: number; readonly move: string },
  random: Random,
): Promise<void> {
  const decision = { ...answer, key: newKey() };
  const sent = random.below(3) === 0 ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: sent }, () => client.move(id, decision)));
  for (const one of answers) expect(one).toEqual(answers[0]);
  mustWork(must(answers[0], 'an answer'));
}

/** Everybody takes the first card that may be taken, in the order of the cards. */
async function takeInOrder({ id, players }: Raft): Promise<void> {
  for (;;) {
    const [first] = players;
    const { standing } = mustWork(await (first as TestGuest).client.snapshot(id));
    const view = standing.view as RaftView;
    if (view.stage !== 'act') return;
    const player = players[(standing.toDecide[0] ?? 0) - 1] as TestGuest;
    const move = `take ${view.menu[0]}`;
    const question = must(
      mustWork(await player.client.snapshot(id)).standing.question,
      'a question',
    );
    mustWork(await player.client.move(id, { question, move, key: newKey() }));
  }
}

async function newRaft(): Promise<Raft> {
  const players = Array.from({ length: SEATS }, () => server.newGuest());
  const [maker, ...others] = players as [TestGuest, ...TestGuest[]];
  const open = others.map(() => ({ kind: 'open' }) as const);
  const { id, invites } = mustWork(
    await maker.client.newMatch({
      game: 'la-courte-paille',
      options: {},
      seats: [{ kind: 'me' }, ...open],
      watchers: 'anyone',
    }),
  );
  for (const [index, guest] of others.entries()) {
    mustWork(await guest.client.claimSeat(id, invites[index]?.token ?? ''));
  }
  return { id, players, watcher: server.newGuest() };
}

async function handOf({ client }: TestGuest, id: string) {
  const { standing, you } = mustWork(await client.snapshot(id));
  const cards = (standing.view as RaftView).hands[(you ?? 0) - 1]?.cards ?? [];
  return { cards, question: standing.question };
}

function nextTick(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
