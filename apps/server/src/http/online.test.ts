import { newKey } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { act, entriesIn, move, mustWork, openTestTable, watch } from '../testing.ts';

describe('a match online', () => {
  it('is played by two and watched by a third, each told what happens', async () => {
    const { ann, bob, carol, id } = await openTestTable();
    const views = [ann, bob, carol].map((guest) => watch(guest, id, 0));
    expect(await move(ann, id, '3')).toEqual({ ok: true, value: { ply: 1 } });
    expect(await move(bob, id, 'take 1')).toEqual({ ok: true, value: { ply: 2 } });
    for (const view of views) {
      await view.until(({ plies }) => plies.length === 2);
      expect(view.plies).toMatchObject([
        { happening: { ply: 0, entry: { by: 1, move: 'take 3' } }, standing: { toDecide: [2] } },
        { happening: { ply: 1, entry: { by: 2, move: 'take 1' } }, standing: { ply: 2 } },
      ]);
    }
    const log = [
      { by: 1, move: 'take 3' },
      { by: 2, move: 'take 1' },
    ];
    const watched = mustWork(await carol.client.snapshot(id));
    expect(watched).toMatchObject({ maker: false, standing: { view: { heap: 5 } } });
    expect(entriesIn(watched)).toEqual(log);
    expect(watched.you).toBeUndefined();
    const seated = mustWork(await bob.client.snapshot(id));
    expect(seated).toMatchObject({ you: 2, standing: { takeBack: 1 } });
    expect(entriesIn(seated)).toEqual(log);
  });

  it('gives a reconnecting viewer exactly what it missed', async () => {
    const { ann, bob, carol, id } = await openTestTable();
    await move(ann, id, '1');
    const first = watch(carol, id, 0);
    await first.until(({ plies }) => plies.length === 1);
    first.close();
    await move(bob, id, '1');
    await act(bob, id, 'undo');
    await move(bob, id, '2');
    const second = watch(carol, id, 1);
    await second.until(({ plies }) => plies.length === 3);
    expect(
      second.plies.map(({ happening, standing }) => [happening.entry.move, standing.view]),
    ).toEqual([
      ['take 1', { heap: 7, turn: 1 }],
      ['undo', { heap: 8, turn: 2 }],
      ['take 2', { heap: 6, turn: 1 }],
    ]);
  });

  it('starts a stream without Last-Event-ID with what is new', async () => {
    const { ann, bob, carol, id, url } = await openTestTable();
    await move(ann, id, '1');
    const stream = await carol.fetch(`${url}/api/matches/${id}/events`);
    await move(bob, id, '2');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('"take 2"')) text += (await reader?.read())?.value ?? '';
    expect(text).toContain('id: 2\nevent: ply\n');
    expect(text).not.toContain('"take 1"');
    await reader?.cancel();
  });

  it('serves a long gap with one snapshot, and goes on from there', async () => {
    const { ann, carol, id } = await openTestTable();
    for (let pair = 0; pair < 25; pair++) {
      await move(ann, id, '1');
      await act(ann, id, 'undo');
    }
    const view = watch(carol, id, 0);
    await view.until(({ snapshots }) => snapshots.length === 1);
    expect(view.snapshots[0]).toEqual(mustWork(await carol.client.snapshot(id)));
    await move(ann, id, '3');
    await view.until(({ plies }) => plies.length === 1);
    expect(view.plies[0]?.happening.ply).toBe(50);
    expect(view.snapshots).toHaveLength(1);
  });

  it('answers a repeated key with the same, and plays nothing twice', async () => {
    const { ann, bob, id } = await openTestTable();
    const decision = { question: 0, move: '2', key: newKey() };
    const answers = await Promise.all([
      ann.client.move(id, decision),
      ann.client.move(id, decision),
    ]);
    await move(bob, id, '1');
    const late = await ann.client.move(id, decision);
    for (const answer of [...answers, late])
      expect(answer).toEqual({ ok: true, value: { ply: 1 } });
    expect(mustWork(await ann.client.snapshot(id)).standing.ply).toBe(2);
  });

  it("does not take one player's key for another's", async () => {
    const { ann, bob, id } = await openTestTable();
    const key = newKey();
    await move(ann, id, '2', key);
    expect(await move(bob, id, '1', key)).toEqual({ ok: true, value: { ply: 2 } });
  });

  it('takes one of many answers to the same question, and tells the others what they missed', async () => {
    const { ann, id } = await openTestTable();
    const answers = await Promise.all(
      ['1', '2', '3', '1', '2', '3'].map((text) =>
        ann.client.move(id, { question: 0, move: text, key: newKey() }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const log = entriesIn(mustWork(await ann.client.snapshot(id)));
    expect(log).toHaveLength(1);
    for (const answer of answers) {
      if (answer.ok) continue;
      const missed = [{ happening: { ply: 0, entry: log[0] }, standing: { ply: 1 } }];
      expect(answer.error).toMatchObject({ code: 'stale', standing: { ply: 1 }, missed });
    }
  });

  it('goes on after the server was down, without a gap', async () => {
    const table = await openTestTable();
    const { ann, bob, carol, id } = table;
    const view = watch(carol, id, 0);
    await move(ann, id, '1');
    await view.until(({ plies }) => plies.length === 1);
    await table.restart();
    await move(bob, id, '2');
    await view.until(({ plies }) => plies.length === 2);
    expect(view.plies.map(({ happening }) => happening.entry.move)).toEqual(['take 1', 'take 2']);
    expect(mustWork(await ann.client.snapshot(id))).toMatchObject({ you: 1, standing: { ply: 2 } });
  });

  it('ends with result and seed, and its record can be read back', async () => {
    const { ann, bob, carol, id } = await openTestTable({ options: { heap: 5 } });
    const before = mustWork(await ann.client.snapshot(id));
    expect(before.seed).toBeUndefined();
    const view = watch(carol, id, 0);
    await move(ann, id, '3');
    await move(bob, id, '2');
    await view.until(({ plies }) => plies.length === 2);
    expect(view.plies[0]?.seed).toBeUndefined();
    expect(view.plies[1]).toMatchObject({
      standing: { outcome: { winners: [2], rule: 'NI3' }, endedBy: 'game' },
    });
    expect(view.plies[1]?.seed).toMatch(/^[0-9a-f]{64}$/);
    const record = mustWork(await carol.client.record(id));
    expect(record).toMatchObject({ seed: view.plies[1]?.seed, result: { winners: [2] } });
    expect(record.seedHash).toBe(before.seedHash);
  });
});
