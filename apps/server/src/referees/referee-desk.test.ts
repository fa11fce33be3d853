import { threadId } from 'node:worker_threads';
import { begin, playLines, quoits, quoitsReferee } from '@kast/test-kit';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ThreadWork } from '../threads/pool.ts';
import { refereeDesk } from './referee-desk.ts';
import {
  JUDGING_ABSURDLY,
  JUDGING_AFTER_A_FAILURE,
  JUDGING_TOYS,
  TELLING_ITS_THREAD,
} from './testing.ts';

const thrown = playLines(begin(quoits), '1 throw 12,-3');
const verdict = { ok: true, value: quoitsReferee.judge(thrown.state) };
const noVerdict = { ok: false, error: { code: 'no-verdict' } };

function openDesk(work: ThreadWork) {
  const failures: string[] = [];
  const desk = refereeDesk({
    work,
    onFailure: (game, reason) => failures.push(`${game}: ${String(reason)}`),
  });
  onTestFinished(() => desk.close());
  return { desk, failures };
}

describe('where referees judge', () => {
  it('is a thread of its own, always the same', async () => {
    const { desk } = openDesk(TELLING_ITS_THREAD);
    const threads = await Promise.all([desk.ask(thrown), desk.ask(thrown)]);
    expect(threads[0]).not.toEqual({ ok: true, value: threadId });
    expect(threads[0]).toEqual(threads[1]);
  });

  it('says what the referee says', async () => {
    const { desk, failures } = openDesk(JUDGING_TOYS);
    expect(await desk.ask(thrown)).toEqual(verdict);
    expect(failures).toEqual([]);
  });

  it('tells of a failure, and is ready for the next', async () => {
    const { desk, failures } = openDesk(JUDGING_AFTER_A_FAILURE);
    expect(await desk.ask(thrown)).toEqual(noVerdict);
    expect(failures).toEqual([expect.stringContaining('quoits: Error: the ring rolled under')]);
    expect(await desk.ask(thrown)).toEqual(verdict);
  });

  it('lets nothing through that the rules refuse', async () => {
    const { desk, failures } = openDesk(JUDGING_ABSURDLY);
    expect(await desk.ask(thrown)).toEqual(noVerdict);
    expect(failures).toEqual([expect.stringContaining('QU3')]);
  });

  it('has no verdict on a game without a referee', async () => {
    const { desk, failures } = openDesk(JUDGING_TOYS);
    const stranger = { ...thrown, game: { ...quoits, info: { ...quoits.info, id: 'darts' } } };
    expect(await desk.ask(stranger)).toEqual(noVerdict);
    expect(failures).toEqual([expect.stringContaining('the box of darts')]);
  });
});
