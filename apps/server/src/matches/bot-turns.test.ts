import type { SeatWish } from '@kast/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { botPlayers } from '../bots/bot-players.ts';
import { leasesInMemory } from '../bots/leases.ts';
import type { Think } from '../bots/play-bot-turn.ts';
import { chooses, failsBy } from '../bots/testing.ts';
import { monotonicClock } from '../scheduler/clock.ts';
import { mustWork } from '../testing.ts';
import { botTurnsIn } from './bot-turns.ts';
import { decide, newLiveMatch, openTestStore, servicesOn, storedEntries } from './testing.ts';

const BOT_FIRST: readonly SeatWish[] = [{ kind: 'bot', level: 3 }, { kind: 'me' }];

/** A match of nim in which computers are attended to. */
async function matchWith(think: Think, seats = BOT_FIRST) {
  let wake = (): void => undefined;
  const bots = botPlayers({
    think,
    clock: monotonicClock,
    leases: leasesInMemory(),
    onFailure: () => undefined,
  });
  const services = servicesOn(await openTestStore(), {
    onChange: (changed) => {
      void bots.attend(botTurnsIn(changed, services));
      wake();
    },
  });
  onTestFinished(() => bots.close());
  const live = await newLiveMatch(services, { seats: [...seats] });
  const untilPly = async (ply: number): Promise<void> => {
    while (live.match.ply < ply) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const entries = async () =>
    (await storedEntries(services, live.id)).map(({ by, move }) => `${by} ${move}`);
  return { services, live, untilPly, entries };
}

describe('the turn of a computer', () => {
  it('is thought about from what its seat has seen, and played', async () => {
    const asked: Parameters<Think>[0][] = [];
    const { live, untilPly, entries } = await matchWith(async (task) => {
      asked.push(task);
      return chooses('take 2');
    });
    await untilPly(1);
    expect(await entries()).toEqual(['1 take 2']);
    expect(asked).toMatchObject([
      { game: 'nim', level: 3, seen: { viewer: 1, view: { heap: 9 } } },
    ]);
    expect(JSON.stringify(asked)).not.toContain(live.facts.seed);
  });

  it('is played by a legal move where no thought comes through', async () => {
    const { untilPly, entries } = await matchWith(async () => failsBy('timed-out'));
    await untilPly(1);
    expect(await entries()).toEqual([expect.stringMatching(/^1 take [123]$/)]);
  });

  it('T3 is that of who has resigned, and nobody else plays it', async () => {
    const seats: readonly SeatWish[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { services, live, untilPly, entries } = await matchWith(
      async () => chooses('take 3'),
      seats,
    );
    mustWork(await decide(live, services, 'resign'));
    expect(await decide(live, services, { move: '1' })).toMatchObject({
      ok: false,
      error: { code: 'refused', rule: 'T3', reason: 'seat-resigned' },
    });
    await untilPly(2);
    expect(await entries()).toEqual(['1 resign', '1 take 3']);
  });

  it('T4 is to agree to a draw where it expects next to nothing', async () => {
    const seats: readonly SeatWish[] = [{ kind: 'me' }, { kind: 'bot', level: 3 }];
    const { services, live, untilPly, entries } = await matchWith(
      async () => chooses('take 1', [0.9, 0.1]),
      seats,
    );
    mustWork(await decide(live, services, 'draw'));
    mustWork(await decide(live, services, { move: 'take 1' }));
    await untilPly(3);
    expect(await entries()).toEqual(['1 draw', '1 take 1', '2 draw']);
  });

  it('keeps the match in memory while it is thought about', async () => {
    const thought = Promise.withResolvers<void>();
    const { services, live, untilPly } = await matchWith(async () => {
      await thought.promise;
      return chooses('take 2');
    });
    const other = await newLiveMatch(services, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect([live.isIdle, other.isIdle]).toEqual([false, true]);
    thought.resolve();
    await untilPly(1);
  });
});
