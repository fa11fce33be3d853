import { type GameBox, registry } from '@kast/games';
import { must, newMatch, type Seat } from '@kast/kernel';
import { describeTrial, seedOf, type Trial, trialsOf, twinLogs } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { LiveMatch } from '../live/live-match.ts';
import { statusOf } from '../live/match-status.ts';
import type { StoredSeat } from '../store/store.ts';
import { mustWork } from '../testing.ts';
import { botTurnsIn } from './bot-turns.ts';
import { beginMatch } from './create-match.ts';
import type { MatchServices } from './services.ts';
import { followLog, openMatch, openTestStore, servicesOn } from './testing.ts';

const PLIES = process.env['KAST_SOAK'] === undefined ? 14 : 60;
const AT = 1_700_000_000_000;

/** With few and with many seats. */
function trialsFor({ info }: GameBox): readonly Trial[] {
  const trials = trialsOf(info, { most: 24, repeats: 1 });
  return [must(trials[0], 'a trial'), must(trials.at(-1), 'a trial')];
}

/** Drunter und Drüber hides nothing from who was there from the start: it is to be remembered. */
const hiding = registry.filter(
  ({ info }) => info.traits.hidden && info.id !== 'drunter-und-drueber',
);

describe.each(hiding.map((box) => [box.info.id, box] as const))(
  'the computer that sits in at %s',
  (_, box) => {
    it('T12 is asked the same, whatever the seat may not know', async () => {
      const game = await box.rules();
      let [asked, differing] = [0, 0];
      for (const trial of trialsFor(box)) {
        for (const seat of [1, trial.seats]) {
          const logs = twinLogs(game, trial, seat, PLIES);
          if (JSON.stringify(logs.real) !== JSON.stringify(logs.twin)) differing++;
          const real = await askedIn(box, trial, { seat, log: logs.real, secret: 'real' });
          const twin = await askedIn(box, trial, { seat, log: logs.twin, secret: 'twin' });
          expect(twin, `${describeTrial(trial)}, played for ${seat}`).toEqual(real);
          asked += real.length;
        }
      }
      expect([asked > 0, differing > 0]).toEqual([true, true]);
    });
  },
);

type Log = ReturnType<typeof twinLogs>['real'];

/** All that a computer is asked that sits in from the start, entry by entry. */
async function askedIn(
  box: GameBox,
  { options, seats: count }: Trial,
  { seat, log, secret }: { readonly seat: Seat; readonly log: Log; readonly secret: string },
): Promise<readonly string[]> {
  const game = await box.rules();
  const away = { cause: 'closed', since: AT } as const;
  const seats = Array.from({ length: count }, (_, at): StoredSeat => {
    const held = { seat: at + 1, kind: 'person', holder: `guest-${at + 1}` } as const;
    return held.seat === seat
      ? { ...held, attendance: { away, substitute: { from: 0, level: 3 } } }
      : held;
  });
  const terms = { options, watchers: 'anyone', maker: 'guest-1', account: 'account' } as const;
  const begun = mustWork(beginMatch(game, seats, { ...terms, now: AT, addsNonces: false }));
  const facts = { ...begun.facts, seed: seedOf(secret), absence: 'computer' } as const;
  const match = mustWork(newMatch(game, { seats: count, options, seedHash: '0'.repeat(64) }));
  const store = await openTestStore();
  const services = servicesOn(store, { boxes: [box] });
  await store.createMatch({ facts, seats, entries: [], status: statusOf(match, seats, AT) });
  const live = await openMatch(services, facts.id);
  const asked = [...questionsIn(live, services)];
  const following = followLog(live, store, { begun: match, log, seats, at: AT });
  for await (const _ of following) {
    asked.push(...questionsIn(live, services));
  }
  return asked;
}

/** Everything but the lot that it draws by, and the hash of the seed, which is public. */
function questionsIn(live: LiveMatch, services: MatchServices): readonly string[] {
  return botTurnsIn(live, services).map((turn) => {
    const { seat, question } = turn;
    const { seed: _, ...asked } = turn.task();
    const { seedHash } = live.match.setup;
    return JSON.stringify({ seat, question, asked }).replaceAll(seedHash, '');
  });
}
