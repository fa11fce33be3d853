import type { SeatWish } from '@kast/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { botPlayers } from '../bots/bot-players.ts';
import type { Think } from '../bots/play-bot-turn.ts';
import { chooses, failsBy } from '../bots/testing.ts';
import { monotonicClock } from '../scheduler/clock.ts';
import { mustWork } from '../testing.ts';
import { botTurnsAt } from './bot-turns.ts';
import { decide, houseOn, newTableIn, openTestStore } from './testing.ts';

const BOT_FIRST: readonly SeatWish[] = [{ kind: 'bot', level: 3 }, { kind: 'me' }];

/** A table of nim at which computers are attended to. */
async function tableWith(think: Think, seats = BOT_FIRST) {
  let wake = (): void => undefined;
  const bots = botPlayers({ think, clock: monotonicClock, onFailure: () => undefined });
  const house = houseOn(await openTestStore(), {
    onChange: (table) => {
      bots.attend(botTurnsAt(table, house));
      wake();
    },
  });
  onTestFinished(() => bots.close());
  const table = await newTableIn(house, { seats: [...seats] });
  const untilPly = async (ply: number): Promise<void> => {
    while (table.match.plies.length < ply) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const entries = () => table.match.plies.map(({ entry: { by, move } }) => `${by} ${move}`);
  return { house, table, untilPly, entries };
}

describe('the turn of a computer', () => {
  it('is thought about from what its seat has seen, and played', async () => {
    const asked: Parameters<Think>[0][] = [];
    const { table, untilPly, entries } = await tableWith(async (task) => {
      asked.push(task);
      return chooses('take 2');
    });
    await untilPly(1);
    expect(entries()).toEqual(['1 take 2']);
    expect(asked).toMatchObject([
      { game: 'nim', level: 3, seen: { viewer: 1, view: { heap: 9 } } },
    ]);
    expect(JSON.stringify(asked)).not.toContain(table.facts.seed);
  });

  it('is played by a legal move where no thought comes through', async () => {
    const { untilPly, entries } = await tableWith(async () => failsBy('timed-out'));
    await untilPly(1);
    expect(entries()).toEqual([expect.stringMatching(/^1 take [123]$/)]);
  });

  it('T3 is that of who has resigned, and nobody else plays it', async () => {
    const seats: readonly SeatWish[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { house, table, untilPly, entries } = await tableWith(
      async () => chooses('take 3'),
      seats,
    );
    mustWork(await decide(table, house, { move: 'resign' }));
    expect(await decide(table, house, { move: '1' })).toMatchObject({
      ok: false,
      error: { code: 'refused', rule: 'T3', reason: 'seat-resigned' },
    });
    await untilPly(2);
    expect(entries()).toEqual(['1 resign', '1 take 3']);
  });

  it('T4 is to agree to a draw where it expects less than its share', async () => {
    const seats: readonly SeatWish[] = [{ kind: 'me' }, { kind: 'bot', level: 3 }];
    const { house, table, untilPly, entries } = await tableWith(
      async () => chooses('take 1', [0.6, 0.4]),
      seats,
    );
    mustWork(await decide(table, house, { move: 'draw' }));
    mustWork(await decide(table, house, { move: 'take 1' }));
    await untilPly(3);
    expect(entries()).toEqual(['1 draw', '1 take 1', '2 draw']);
  });
});
