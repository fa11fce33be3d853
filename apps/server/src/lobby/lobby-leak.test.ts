import { type GameBox, registry } from '@kast/games';
import { must, newMatch } from '@kast/kernel';
import {
  describeTrial,
  seedOf,
  type Trial,
  trialsOf,
  twinLogs,
  type TwinLogs,
} from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../live/match-status.ts';
import { beginMatch } from '../matches/create-match.ts';
import { followLog, openMatch, openTestStore, servicesOn } from '../matches/testing.ts';
import type { StoredSeat } from '../store/store.ts';
import { mustWork } from '../testing.ts';
import { lobbyBoard } from './lobby-board.ts';

const PLIES = process.env['KAST_SOAK'] === undefined ? 10 : 40;
const AT = 1_700_000_000_000;

/** Hides nothing from who has looked on from the start: everything is to be remembered. */
const OPEN_TO_WATCHERS = 'drunter-und-drueber';

/**
 * Over HTTP the lobby is a board of at most a second ago, so that its bytes in two worlds are of different moments
 * (`everyAnswer` leaves it out). Here the board itself is compared, entry by entry, with everybody at the table.
 */
describe.each(registry.map((box) => [box.info.id, box] as const))(
  'the lobby beside %s',
  (id, box) => {
    it('T13 is the same, whatever anybody at the table, or who looks on, may not know', async () => {
      const game = await box.rules();
      const trial = must(trialsOf(box.info, { most: 24, repeats: 1 }).at(-1), 'a trial');
      let differing = 0;
      for (const viewer of [1, trial.seats, 'watcher'] as const) {
        const logs = twinLogs(game, trial, viewer, PLIES);
        if (JSON.stringify(logs.real) !== JSON.stringify(logs.twin)) differing++;
        const [real, twin] = [
          await boardsOf(box, trial, logs, 'real'),
          await boardsOf(box, trial, logs, 'twin'),
        ];
        expect(real.length).toBeGreaterThan(1);
        expect(twin, `${describeTrial(trial)}, as ${viewer} may know it`).toEqual(real);
      }
      expect(differing > 0).toBe(box.info.traits.hidden && id !== OPEN_TO_WATCHERS);
    });
  },
);

/** What the lobby shows after each entry. */
async function boardsOf(
  box: GameBox,
  { options, seats: count }: Trial,
  logs: TwinLogs,
  world: 'real' | 'twin',
): Promise<readonly string[]> {
  const game = await box.rules();
  const seats = Array.from({ length: count }, (_, at): StoredSeat => {
    return { seat: at + 1, kind: 'person', holder: `guest-${at + 1}` };
  });
  const terms = { options, watchers: 'anyone', maker: 'guest-1', account: 'home' } as const;
  const begun = mustWork(beginMatch(game, seats, { ...terms, now: AT, addsNonces: false }));
  const facts = { ...begun.facts, id: 'the-match', seed: seedOf(world) };
  const match = mustWork(newMatch(game, { seats: count, options, seedHash: '0'.repeat(64) }));
  const store = await openTestStore();
  const services = { ...servicesOn(store, { boxes: [box] }), now: () => AT };
  await store.createMatch({ facts, seats, entries: [], status: statusOf(match, seats, AT) });
  const live = await openMatch(services, facts.id);
  for (const seat of seats) live.enter(`guest-${seat.seat}`);
  const boards: string[] = [];
  const following = followLog(live, store, { begun: match, log: logs[world], seats, at: AT });
  for await (const _ of following) {
    const board = await lobbyBoard(services);
    boards.push(JSON.stringify(board));
  }
  // Whoever was listed at all was so in some of them.
  expect(boards.some((board) => board.includes(facts.id))).toBe(true);
  return boards;
}
