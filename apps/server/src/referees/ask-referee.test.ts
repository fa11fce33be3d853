import { begin, playLines, quoits, quoitsReferee } from '@kast/test-kit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openScheduler } from '../scheduler/scheduler.ts';
import { lanesFor } from '../workers/lanes.ts';
import { ABSURD_REFEREE_FILE, CLUMSY_REFEREE_FILE, TOYS_FILE } from '../workers/testing.ts';
import type { Work } from '../workers/work.ts';
import { askReferee } from './ask-referee.ts';

const { state } = playLines(begin(quoits), '1 throw 12,-3');
const verdict = { ok: true, value: quoitsReferee.judge(state) };
const noVerdict = { ok: false, error: { code: 'no-verdict' } };

function openReferees(file: URL) {
  const failures: string[] = [];
  const scheduler = openScheduler<Work>({ file, lanes: lanesFor(1) });
  onTestFinished(() => scheduler.close());
  const onFailure = (game: string, failure: object): void => {
    const reason = 'reason' in failure ? String(failure.reason) : '';
    failures.push(`${game} ${JSON.stringify(failure)} ${reason}`);
  };
  const ask = (game = 'quoits') =>
    askReferee(
      { scheduler, onFailure },
      { game, rulesVersion: 1, state },
      { guest: 'ann', match: 'm' },
    );
  return { scheduler, ask, failures };
}

describe('a referee that is asked', () => {
  it('says its verdict, in a thread', async () => {
    const { ask, failures } = openReferees(TOYS_FILE);
    expect(await ask()).toEqual(verdict);
    expect(failures).toEqual([]);
  });

  it('fails, which is told, and is ready for the next', async () => {
    const { ask, failures } = openReferees(CLUMSY_REFEREE_FILE);
    expect(await ask()).toEqual(noVerdict);
    expect(failures).toEqual([expect.stringContaining('the ring rolled under')]);
    expect(await ask()).toEqual(verdict);
  });

  it('lets nothing through that the rules refuse', async () => {
    const { ask, failures } = openReferees(ABSURD_REFEREE_FILE);
    expect(await ask()).toEqual(noVerdict);
    expect(failures).toEqual([expect.stringContaining('QU3')]);
  });

  it('has no verdict on a game without a referee', async () => {
    const { ask, failures } = openReferees(TOYS_FILE);
    expect(await ask('darts')).toEqual(noVerdict);
    expect(failures).toEqual([expect.stringContaining('the box of darts')]);
  });

  it('is told of nothing when the server closes', async () => {
    const { ask, scheduler, failures } = openReferees(TOYS_FILE);
    await scheduler.close();
    expect(await ask()).toEqual(noVerdict);
    expect(failures).toEqual([]);
  });
});
