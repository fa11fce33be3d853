import { must, readRecord, verifyRecord } from '@kast/kernel';
import { highCard } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import {
  entriesIn,
  move,
  mustWork,
  openTestTable,
  type TestGuest,
  type TestTable,
  watch,
} from '../testing.ts';

type HighCardView = ReturnType<typeof highCard.view>;

const HIGH_CARD = { game: 'high-card', options: { cards: 2 } };

/** What is in the database and nobody may know yet. */
async function secretsOf({ dataDir, id }: TestTable) {
  const store = await openSqliteStore({ file: `${dataDir}/kast.db` });
  const { facts, status } = must(await store.findMatch(id), 'the match');
  const entries = await store.entriesBetween(id, 0, status.ply);
  await store.close();
  return { seed: facts.seed, entries };
}

/** Plays any card of the hand, or looks at the first card in the middle. */
async function playOn(guest: TestGuest, id: string): Promise<void> {
  const { you = 0, standing } = mustWork(await guest.client.snapshot(id));
  if (!standing.toDecide.includes(you)) return;
  const { phase, hands } = standing.view as HighCardView;
  const text = phase === 'peek' ? 'peek 1' : `pick ${hands[you - 1]?.[0]}`;
  mustWork(await move(guest, id, text));
}

describe('a match with secrets', () => {
  it('shows nobody the seed, the deal or a choice before its time', async () => {
    const table = await openTestTable(HIGH_CARD);
    const { ann, bob, carol, id, url } = table;
    const { seed, entries } = await secretsOf(table);
    const deal = must(entries[0], 'the deal').move;
    await playOn(ann, id);
    const choice = must((await secretsOf(table)).entries[1], "ann's choice").move;
    expect(choice).toMatch(/^pick \d+$/);
    for (const [guest, secrets] of [
      [ann, [seed, deal]],
      [bob, [seed, deal, choice]],
      [carol, [seed, deal, choice]],
    ] as const) {
      const view = watch(guest, id, 0);
      await view.until(({ plies }) => plies.length === 2);
      const told = [JSON.stringify(view.plies), JSON.stringify(view.tables)];
      for (const path of [
        `matches/${id}`,
        `matches/${id}/record`,
        `matches/${id}/history?before=9`,
        'me',
        'games/high-card/matches',
      ]) {
        told.push(await (await guest.fetch(`${url}/api/${path}`)).text());
      }
      const stale = await guest.client.move(id, {
        question: 0,
        move: 'nonsense',
        key: 'some-key-here',
      });
      told.push(JSON.stringify(stale));
      for (const text of told)
        for (const secret of secrets) expect(text).not.toContain(`${secret}"`);
    }
  });

  it('can be verified by everybody after its end', async () => {
    const { ann, bob, carol, id } = await openTestTable(HIGH_CARD);
    const view = watch(carol, id, 0);
    while (view.plies.at(-1)?.standing.outcome === undefined) {
      await playOn(ann, id);
      await playOn(bob, id);
      const { ply } = mustWork(await ann.client.snapshot(id)).standing;
      await view.until(({ plies }) => plies.length === ply);
    }
    const record = mustWork(await carol.client.record(id));
    const playthrough = mustWork(readRecord(record, highCard));
    expect(verifyRecord(record, playthrough)).toBeUndefined();
    expect(record.log.filter(({ by }) => by === 'chance').length).toBeGreaterThan(2);
    const told = view.plies.at(-1)?.happening.disclosed ?? [];
    expect(told.map(({ entry }) => entry)).toContainEqual(record.log[0]);
  });

  it('draws chance together with the move that led to it', async () => {
    const { ann, bob, id } = await openTestTable({ ...HIGH_CARD, options: { peek: false } });
    await playOn(ann, id);
    const before = mustWork(await bob.client.snapshot(id)).standing.ply;
    await playOn(bob, id);
    const snapshot = mustWork(await bob.client.snapshot(id));
    const { standing } = snapshot;
    expect(
      entriesIn(snapshot)
        .slice(before)
        .map(({ by }) => by),
    ).toEqual([2, 'chance']);
    expect(standing.toDecide).toEqual([1, 2]);
  });
});
