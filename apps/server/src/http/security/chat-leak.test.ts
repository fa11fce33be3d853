import { newKey } from '@kast/protocol/client';
import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import {
  act,
  move,
  mustWork,
  openTestTable,
  type TestGuest,
  type TestTable,
  TOYS,
} from '../../testing.ts';
import { type Asking, everyAnswer, openStream } from './answers-testing.ts';

const SECRET = 'never-to-be-heard';

/** Of one kind of reader: what they are answered before and after the other room has talked. */
async function expectUnheard(
  table: TestTable,
  reader: string,
  talk: () => Promise<void>,
): Promise<void> {
  const asking = (ply: number): Asking => ({
    server: table,
    cookie: reader,
    match: table.id,
    game: 'nim',
    ply,
  });
  mustWork(await move(table.ann, table.id, '1'));
  const stream = await openStream(asking(1), 0);
  const answers = async () => withoutLot(await everyAnswer(asking(1)));
  const before = await answers();
  await talk();
  // Not that anything was said, nor how much of it.
  expect(await answers()).toEqual(before);
  mustWork(await move(table.bob, table.id, '1'));
  const told = await stream.until(2);
  expect(told).not.toContain(SECRET);
  expect(told).not.toContain('event: chat');
  await stream.close();
}

/** When to come back after a 503 is drawn by lot. */
function withoutLot(answers: Readonly<Record<string, string>>): string {
  return JSON.stringify(answers).replaceAll(/retry-after: \d+/g, '');
}

async function say({ chat }: TestGuest, id: string, room: 'players' | 'watchers'): Promise<void> {
  for (const words of [{ text: SECRET }, { phrase: 'nice-move' } as const]) {
    mustWork(await chat.say(id, { room, key: newKey(), ...words }));
  }
}

describe('T14 what watchers say', () => {
  it('reaches nobody who sits at the table, by no route and by no stream', async () => {
    const table = await openTestTable();
    const { bob, carol, id } = table;
    await expectUnheard(table, must(bob.cookie, 'a cookie'), () => say(carol, id, 'watchers'));
  });

  it('reaches no player who looks on as a watcher in the same browser', async () => {
    const table = await openTestTable();
    const { bob, carol, id, url } = table;
    await say(carol, id, 'watchers');
    const stream = await bob.fetch(`${url}/api/matches/${id}/events?as=watcher`);
    const reader = must(stream.body, 'a stream').pipeThrough(new TextDecoderStream()).getReader();
    await say(carol, id, 'watchers');
    mustWork(await move(table.ann, id, '1'));
    let told = '';
    while (!told.includes('event: ply')) told += (await reader.read()).value ?? '';
    // Whatever comes with the end, it is nothing that was said: a whole room may see this screen.
    mustWork(await act(table.ann, id, 'resign'));
    while (!told.includes('"outcome"')) told += (await reader.read()).value ?? '';
    await reader.cancel();
    expect(told).not.toContain(SECRET);
    expect(told).not.toContain('event: chat');
  });
});

describe('T14 what players say', () => {
  it.each(['a watcher', 'a stranger'])('reaches no watcher before the end: %s', async (who) => {
    const table = await openTestTable();
    const { ann, bob, carol, id } = table;
    mustWork(await carol.client.me());
    const cookie = who === 'a stranger' ? '' : must(carol.cookie, 'a cookie');
    await expectUnheard(table, cookie, async () => {
      await say(ann, id, 'players');
      await say(bob, id, 'players');
    });
  });

  it('is read by nobody at all from outside a closed table, also after the end', async () => {
    const table = await openTestTable({ watchers: 'nobody' });
    const { ann, carol, id } = table;
    await say(ann, id, 'players');
    mustWork(await act(ann, id, 'resign'));
    for (const room of ['players', 'watchers'] as const) {
      expect(await carol.chat.page(id, room)).toMatchObject({ error: { code: 'not-welcome' } });
    }
  });

  it('tells nobody by which id a player is known', async () => {
    const table = await openTestTable();
    const { ann, bob, id } = table;
    const me = mustWork(await ann.client.me()).id;
    await say(ann, id, 'players');
    const page = mustWork(await bob.chat.page(id, 'players'));
    expect(JSON.stringify(page)).not.toContain(me);
  });
});

describe('what is said', () => {
  it('is never written to the log of the server', async () => {
    const lines: string[] = [];
    const table = await openTestTable({}, { boxes: TOYS, onLog: (line) => void lines.push(line) });
    await say(table.ann, table.id, 'players');
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(SECRET);
  });
});
