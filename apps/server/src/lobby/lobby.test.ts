import type { LobbyAnswer } from '@kast/protocol';
import { describe, expect, it } from 'vitest';
import { openTestStore, servicesOn } from '../matches/testing.ts';
import { mustWork } from '../testing.ts';
import { openLobby } from './lobby.ts';
import { makeWish } from './wish.ts';

const GAMES = [{ id: 'nim', seats: { min: 2, max: 4 } }];
const WISH = { games: ['nim'], paces: ['live' as const], players: { min: 2, max: 2 } };

/** Two processes, of which whoever asks first has the duty to pair for as long as it lives. */
async function twoProcesses() {
  let now = 1_800_000_000_000;
  let onDuty: string | undefined;
  const services = { ...servicesOn(await openTestStore()), now: () => now };
  const lobbyAt = (process: string) =>
    openLobby({
      services,
      games: GAMES,
      mayPair: async () => {
        onDuty ??= process;
        return onDuty === process;
      },
      monotonicNow: () => now,
    });
  return {
    store: services.store,
    one: lobbyAt('one'),
    other: lobbyAt('other'),
    wish: async (guest: string) =>
      mustWork(await makeWish(services, { guest, account: guest }, WISH)),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('the lobby of several processes', () => {
  it('T13 pairs who look at a process other than the one that pairs', async () => {
    const { store, one, other, wish, pass } = await twoProcesses();
    await wish('early');
    await one.look('early');
    for (const lobby of [one, other]) await lobby.pass();
    await store.withdrawWish('early');
    pass(200_000);
    for (const guest of ['ann', 'bob']) await wish(guest);
    for (const lobby of [other, one]) await lobby.pass();
    const answer = JSON.parse(await other.look('ann')) as LobbyAnswer;
    expect(answer.wish?.match).toBeDefined();
  });

  it('asks for no duty where nobody wishes for anything', async () => {
    const services = servicesOn(await openTestStore());
    let asked = 0;
    const mayPair = async (): Promise<boolean> => {
      asked++;
      return true;
    };
    const lobby = openLobby({ services, games: GAMES, mayPair, monotonicNow: () => 0 });
    await lobby.pass();
    expect(asked).toBe(0);
    mustWork(await makeWish(services, { guest: 'ann', account: 'ann' }, WISH));
    await lobby.pass();
    expect(asked).toBe(1);
  });
});
