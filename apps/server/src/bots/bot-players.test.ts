import type { Choice } from '@kast/bots';
import { fail } from '@kast/kernel';
import type { SeatWish } from '@kast/protocol';
import { describe, expect, it } from 'vitest';
import { decide, houseOn, newTableIn, openTestStore } from '../matches/testing.ts';
import { mustWork } from '../testing.ts';
import { type BotPlayersOptions, botPlayers } from './bot-players.ts';
import type { BotTurn } from './leases.ts';

type Think = BotPlayersOptions['think'];

const choice = (move: string): Choice => ({ move, estimate: [], nodes: 1, line: [] });

const BOT_FIRST: readonly SeatWish[] = [{ kind: 'bot', level: 3 }, { kind: 'me' }];

/** A table for a person and a bot, at which it is the bot's turn. */
async function tableWith(think: Think, seats: readonly SeatWish[] = BOT_FIRST) {
  const store = await openTestStore();
  const failures: BotTurn[] = [];
  let wake = (): void => undefined;
  const bots = botPlayers({
    store,
    think,
    now: Date.now,
    askReferee: async () => fail({ code: 'no-verdict' }),
    onFailure: (turn) => {
      failures.push(turn);
      wake();
    },
  });
  const house = houseOn(store, {
    onChange: (table) => {
      bots.attend(table);
      wake();
    },
  });
  const table = await newTableIn(house, { seats: [...seats] });
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { house, bots, table, failures, until };
}

describe('botPlayers', () => {
  it('plays what the bot has chosen, from what its seat has seen', async () => {
    const asked: Parameters<Think>[] = [];
    const { table, until } = await tableWith(async (...call) => {
      asked.push(call);
      return choice('take 2');
    });
    await until(() => table.match.plies.length === 1);
    expect(table.match.plies[0]?.entry).toEqual({ by: 1, move: 'take 2' });
    expect(asked).toMatchObject([
      [{ game: 'nim', level: 3, seen: { viewer: 1, view: { heap: 9 } } }, { urgency: 'later' }],
    ]);
    expect(JSON.stringify(asked)).not.toContain(table.facts.seed);
  });

  it('tries again with little effort when thinking fails, and says so', async () => {
    const { table, failures, until } = await tableWith(async ({ budget }) => {
      if (!budget) throw new Error('out of memory');
      return choice('1');
    });
    await until(() => table.match.plies.length === 1);
    expect(failures).toEqual([{ match: table.id, seat: 1, ply: 0 }]);
  });

  it('does not play what the rules refuse', async () => {
    const { table, failures, until } = await tableWith(async () => choice('take 9'));
    await until(() => failures.length === 2);
    expect(table.match.plies).toHaveLength(0);
  });

  it('stops thinking about a turn that is gone, and does not think of it twice', async () => {
    const thinking = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    let calls = 0;
    const { house, table, bots, failures } = await tableWith(
      (_task, { signal }) =>
        new Promise((_resolve, reject) => {
          calls++;
          thinking.resolve();
          signal?.addEventListener('abort', () => {
            reject(new Error('aborted'));
            stopped.resolve();
          });
        }),
    );
    await thinking.promise;
    bots.attend(table);
    mustWork(await decide(table, house, { seat: 2, move: 'resign' }));
    await stopped.promise;
    expect(calls).toBe(1);
    expect(failures).toEqual([]);
  });

  it('T3 plays on for who has resigned, and lets nobody else', async () => {
    const seats: readonly SeatWish[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { house, table, until } = await tableWith(async () => choice('3'), seats);
    mustWork(await decide(table, house, { move: 'resign' }));
    expect(await decide(table, house, { move: '1' })).toMatchObject({
      ok: false,
      error: { code: 'refused', rule: 'T3', reason: 'seat-resigned' },
    });
    await until(() => table.match.plies.length === 2);
    expect(table.match.plies[1]?.entry).toEqual({ by: 1, move: 'take 3' });
  });
});
