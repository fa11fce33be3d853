import { once } from 'node:events';
import { newKey } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { HAS_SIGNALS, startProcess, testFolder } from './process-testing.ts';
import { CLOCK_SET_BACK } from './soak/server-processes.ts';
import { act, mustWork, newGuest, NIM, watch } from './testing.ts';

describe.skipIf(!HAS_SIGNALS)('a date that is set back by a year', () => {
  it('neither forgets anybody nor holds anything up, and can be started on', async () => {
    const dataDir = await testFolder();
    const start = async (port = '0') => {
      const env = { PORT: port, LOG_LEVEL: 'fatal' };
      const started = startProcess({ dataDir, env, preload: CLOCK_SET_BACK });
      return { ...started, url: await started.listening };
    };
    const before = await start();
    const [ann, stranger] = [newGuest(before.url), newGuest(before.url)];
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }] as const;
    const wish = { ...NIM, game: 'tablut', seats: [...seats] };
    const { id } = mustWork(await ann.client.newMatch(wish));
    const view = watch(ann, id, 0);
    mustWork(await ann.client.move(id, { question: 0, move: 'e4-f4', key: newKey() }));
    await view.until(({ plies }) => plies.length === 2);

    before.child.kill('SIGUSR2');
    // The cookie is still hers, computers answer, the stream goes on.
    mustWork(await act(ann, id, 'undo'));
    const { question = 0 } = mustWork(await ann.client.snapshot(id)).standing;
    mustWork(await ann.client.move(id, { question, move: 'e4-d4', key: newKey() }));
    await view.until(({ standing }) => standing?.question !== undefined && standing.ply >= 6);
    expect(mustWork(await ann.client.me()).matches).toMatchObject([{ id }]);
    mustWork(await stranger.client.newMatch(wish));

    before.child.kill('SIGTERM');
    expect(await once(before.child, 'exit')).toEqual([0, null]);
    const { url } = await start(new URL(before.url).port);
    expect(url).toBe(before.url);
    expect(mustWork(await ann.client.snapshot(id)).you).toBe(1);
    mustWork(await act(ann, id, 'resign'));
    await view.until(({ standing }) => standing?.outcome !== undefined);
  });
});
