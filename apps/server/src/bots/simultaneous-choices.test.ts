import { describe, expect, it } from 'vitest';
import { mustWork, openTestServer, type TestServer, watch } from '../testing.ts';

const BOT = { kind: 'bot', level: 1 } as const;
const BOTS = [2, 3, 4, 5];

async function countOf({ server }: TestServer, metric: string): Promise<number> {
  const { body } = await server.app.inject('/metrics');
  const lines = body.split('\n').filter((line) => line.startsWith(`${metric}{`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('bots that choose at the same time', () => {
  it('think once each, whatever changes meanwhile', async () => {
    const server = await openTestServer({ env: { BOT_THREADS: '2' } });
    const ann = server.newGuest();
    const { id } = mustWork(
      await ann.client.newMatch({
        game: 'la-courte-paille',
        options: {},
        seats: [{ kind: 'me' }, ...BOTS.map(() => BOT)],
        watchers: 'anyone',
      }),
    );
    const first = mustWork(await ann.client.snapshot(id)).standing;
    expect(first.toDecide).toEqual([1, ...BOTS]);
    const view = watch(ann, id, first.ply);
    // Neither their own choices nor a new name makes any of them begin again.
    mustWork(await ann.client.rename('Ann'));
    await view.until(({ standing = first }) => standing.toDecide.length === 1);
    expect(view.standing).toMatchObject({ toDecide: [1], question: first.question });
    expect(await countOf(server, 'kast_job_wait_seconds_count')).toBe(BOTS.length);
    expect(await countOf(server, 'kast_job_failures_total')).toBe(0);
    expect(await countOf(server, 'kast_bot_failures_total')).toBe(0);
    const hidden = view.plies.filter(({ happening }) => happening.entry.move === '?');
    expect(new Set(hidden.map(({ happening }) => happening.entry.by))).toEqual(new Set(BOTS));
    expect(hidden).toHaveLength(BOTS.length);
  });
});
