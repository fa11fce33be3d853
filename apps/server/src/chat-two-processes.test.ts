import { newKey } from '@kast/protocol/client';
import { must } from '@kast/kernel';
import { expect, it } from 'vitest';
import { act, mustWork, type TestGuest, watch } from './testing.ts';
import { KEPT, openTwo, sameGuest } from './two-processes-testing.ts';

it.each(KEPT)(
  'T14 what is said at one process is heard at the other, in order and in its room: %s',
  async (kept) => {
    const { urls } = await openTwo(kept);
    const [ann, bob, carol] = await Promise.all([0, 1, 2].map(() => sameGuest(urls)));
    const at = (guest: readonly TestGuest[] | undefined, process: number) =>
      must(guest?.[process], 'a guest');
    const { id, invites } = mustWork(
      await at(ann, 0).client.newMatch({
        game: 'tablut',
        options: {},
        seats: [{ kind: 'me' }, { kind: 'open' }],
        watchers: 'anyone',
      }),
    );
    mustWork(await at(bob, 1).client.claimSeat(id, must(invites[0], 'an invitation').token));
    const [player, watcher] = [watch(at(bob, 1), id, 0), watch(at(carol, 1), id, 0)];
    for (const one of [player, watcher]) await one.until(({ tables }) => tables.length > 0);
    const say = async (guest: TestGuest, room: 'players' | 'watchers', text: string) =>
      mustWork(await guest.chat.say(id, { room, text, key: newKey() }));

    await say(at(ann, 0), 'players', 'one');
    await say(at(carol, 0), 'watchers', 'aside');
    await say(at(ann, 1), 'players', 'two');
    await say(at(ann, 0), 'players', 'three');
    const texts = ({ chats }: typeof player) => chats.flatMap(({ line }) => line?.text ?? []);
    await player.until((one) => texts(one).length === 3);
    await watcher.until((one) => texts(one).length === 1);
    expect(texts(player)).toEqual(['one', 'two', 'three']);
    expect(texts(watcher)).toEqual(['aside']);

    mustWork(await act(at(ann, 0), id, 'resign'));
    await player.until(({ chats }) => chats.some(({ room }) => room === 'watchers'));
    const page = mustWork(await at(bob, 1).chat.page(id, 'watchers'));
    expect(page.lines.map(({ text }) => text)).toEqual(['aside']);
  },
);
