import { describe, expect, it, onTestFinished } from 'vitest';
import type { JobFailure, JobTerms, Urgency } from './job.ts';
import type { LaneLimits } from './lane.ts';
import { openScheduler } from './scheduler.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { newGate, openGate, untilReached } from './testing/gate.ts';
import type { TestTask, TestWork } from './testing/test-work.ts';

const FILE = new URL('./testing/test-worker.ts', import.meta.url);
const TIME_LIMIT = 10_000;
const TELL_THREAD: TestTask = { does: 'tell-thread' };

function open(limits: Partial<LaneLimits> = {}) {
  const clock = fakeClock();
  const failures: string[] = [];
  const starts: [Urgency, number][] = [];
  const lane = { threads: 1, waiting: 1000, perGuest: 1000, perMatch: 1000, ...limits };
  const scheduler = openScheduler<TestWork>({
    file: FILE,
    lanes: { act: lane, other: lane },
    clock,
    onStart: (_work, urgency, waited) => starts.push([urgency, waited]),
    onFailure: (work, failure: JobFailure) => failures.push(`${work} ${failure.code}`),
  });
  onTestFinished(() => scheduler.close());

  const run = (task: TestTask, terms: Partial<JobTerms> = {}) => {
    const usual = { guest: 'ann', match: 'm', isWatched: () => true, timeLimit: TIME_LIMIT };
    return scheduler.run('act', task, { ...usual, ...terms });
  };
  /** The only thread is held until the gate is opened. */
  const hold = async (terms: Partial<JobTerms> = {}) => {
    const gate = newGate();
    const job = run({ does: 'hold', gate }, terms);
    await untilReached(gate);
    return { job, open: () => openGate(gate) };
  };
  return { clock, scheduler, run, hold, failures, starts };
}

describe('a job', () => {
  it('is done in a thread that stays', async () => {
    const { run } = open();
    const first = await run(TELL_THREAD);
    expect(first).toMatchObject({ ok: true });
    expect(await run(TELL_THREAD)).toEqual(first);
  });

  it('of another kind never waits for it', async () => {
    const { scheduler, hold } = open();
    const held = await hold();
    const terms = { guest: 'ann', isWatched: () => true, timeLimit: TIME_LIMIT };
    expect(await scheduler.run('other', TELL_THREAD, terms)).toMatchObject({ ok: true });
    held.open();
    expect(await held.job).toMatchObject({ ok: true });
  });

  it('that throws gets the reason, and its thread lives', async () => {
    const { run, failures } = open();
    const before = await run(TELL_THREAD);
    const failed = await run({ does: 'throw' });
    expect(failed).toMatchObject({ ok: false, error: { code: 'failed' } });
    expect(failed.ok || failed.error).toMatchObject({ reason: new Error('lost the thread') });
    const unspeakable = await run({ does: 'answer-a-function' });
    expect(unspeakable).toMatchObject({ ok: false, error: { code: 'failed' } });
    expect(await run(TELL_THREAD)).toEqual(before);
    expect(failures).toEqual(['act failed', 'act failed']);
  });

  it('that ends its thread harms no other', async () => {
    const { run, hold, failures } = open();
    const before = await run(TELL_THREAD);
    const held = await hold();
    const jobs = [run({ does: 'crash' }), run(TELL_THREAD), run(TELL_THREAD)];
    held.open();
    const [crashed, ...others] = await Promise.all(jobs);
    expect(crashed).toMatchObject({ ok: false, error: { code: 'crashed' } });
    expect(others[0]).toMatchObject({ ok: true });
    expect(others[0]).not.toEqual(before);
    expect(others[1]).toEqual(others[0]);
    expect(failures).toEqual(['act crashed']);
  });

  it('that never ends is ended with its thread, which is replaced', async () => {
    const { clock, run, failures } = open();
    const before = await run(TELL_THREAD);
    const gate = newGate();
    const endless = run({ does: 'loop-for-ever', gate });
    const next = run(TELL_THREAD);
    await untilReached(gate);
    clock.advance(TIME_LIMIT);
    expect(await endless).toEqual({ ok: false, error: { code: 'timed-out' } });
    expect(await next).toMatchObject({ ok: true });
    expect(await next).not.toEqual(before);
    expect(failures).toEqual(['act timed-out']);
  });
});

describe('a job that is taken back', () => {
  it('costs nothing while it waits', async () => {
    const { run, hold, starts } = open();
    const held = await hold();
    const controller = new AbortController();
    const job = run({ does: 'crash' }, { signal: controller.signal });
    controller.abort();
    expect(await job).toEqual({ ok: false, error: { code: 'cancelled' } });
    held.open();
    await held.job;
    expect(await run(TELL_THREAD)).toMatchObject({ ok: true });
    expect(starts).toHaveLength(2);
  });

  it('is not even begun where that was before', async () => {
    const { run, starts } = open();
    const job = await run(TELL_THREAD, { signal: AbortSignal.abort() });
    expect(job).toEqual({ ok: false, error: { code: 'cancelled' } });
    expect(starts).toEqual([]);
  });

  it('stops by its clock while it runs, and its thread survives', async () => {
    const { run } = open();
    const before = await run(TELL_THREAD);
    const controller = new AbortController();
    const gate = newGate();
    const job = run({ does: 'search', gate }, { signal: controller.signal });
    await untilReached(gate);
    controller.abort();
    expect(await job).toEqual({ ok: false, error: { code: 'cancelled' } });
    expect(await run(TELL_THREAD)).toEqual(before);
  });

  it('is ended all the same where it does not look at its clock', async () => {
    const { clock, run, failures } = open();
    const controller = new AbortController();
    const gate = newGate();
    const job = run({ does: 'loop-for-ever', gate }, { signal: controller.signal });
    await untilReached(gate);
    controller.abort();
    expect(await job).toEqual({ ok: false, error: { code: 'cancelled' } });
    const next = run(TELL_THREAD);
    clock.advance(TIME_LIMIT);
    expect(await next).toMatchObject({ ok: true });
    expect(failures).toEqual(['act cancelled', 'act timed-out']);
  });
});

describe('the queue for the threads', () => {
  it('gives a watched job of another guest the next thread, before a hundred tables', async () => {
    const { run, hold, scheduler, clock, starts } = open();
    const held = await hold({ guest: 'ann', match: 'first', isWatched: () => false });
    const done: string[] = [];
    const hundred = Array.from({ length: 100 }, async (_, index) => {
      await run(TELL_THREAD, { guest: 'ann', match: `table ${index}`, isWatched: () => false });
      done.push('ann');
    });
    const watched = run(TELL_THREAD, { guest: 'bob', match: 'his' }).then(() => done.push('bob'));
    expect(scheduler.waiting()).toEqual([
      { work: 'act', urgency: 'watched', jobs: 1 },
      { work: 'act', urgency: 'background', jobs: 100 },
      { work: 'other', urgency: 'watched', jobs: 0 },
      { work: 'other', urgency: 'background', jobs: 0 },
    ]);
    clock.advance(2_000);
    held.open();
    await Promise.all([watched, ...hundred]);
    expect(done.indexOf('bob')).toBe(0);
    expect(starts.slice(0, 2)).toEqual([
      ['background', 0],
      ['watched', 2_000],
    ]);
  });

  it('alternates between guests who both watch, whoever asked for more', async () => {
    const { run, hold } = open();
    const held = await hold({ guest: 'ann' });
    const done: string[] = [];
    const jobs = Array.from({ length: 60 }, async (_, index) => {
      const guest = index < 57 ? 'ann' : 'bob';
      await run(TELL_THREAD, { guest, match: `table ${index}` });
      done.push(guest);
    });
    held.open();
    await Promise.all(jobs);
    expect(done.lastIndexOf('bob')).toBeLessThan(8);
  });

  it('refuses what there is no room for, and has room again', async () => {
    const { run, hold, failures } = open({ waiting: 2 });
    const held = await hold();
    const waiting = [run(TELL_THREAD), run(TELL_THREAD)];
    expect(await run(TELL_THREAD)).toEqual({ ok: false, error: { code: 'overloaded' } });
    expect(failures).toEqual(['act overloaded']);
    held.open();
    await Promise.all(waiting);
    expect(await run(TELL_THREAD)).toMatchObject({ ok: true });
  });

  it('gives up what has waited as long as it may, and nothing that has begun', async () => {
    const { clock, run, hold } = open();
    const held = await hold({ waitLimit: 1_000 });
    const late = run(TELL_THREAD, { waitLimit: 1_000 });
    clock.advance(1_000);
    expect(await late).toEqual({ ok: false, error: { code: 'overloaded' } });
    held.open();
    expect(await held.job).toMatchObject({ ok: true });
  });

  it('uses all its threads, and no more', async () => {
    const { run, scheduler } = open({ threads: 2 });
    const gates = [newGate(), newGate(), newGate()] as const;
    const jobs = gates.map((gate) => run({ does: 'hold', gate }));
    await Promise.all([untilReached(gates[0]), untilReached(gates[1])]);
    expect(scheduler.waiting()[0]).toMatchObject({ jobs: 1 });
    openGate(gates[0]);
    await untilReached(gates[2]);
    for (const gate of gates) openGate(gate);
    expect(await Promise.all(jobs)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
  });

  it('is closed with everything in it', async () => {
    const { run, hold, scheduler } = open();
    const held = await hold();
    const waiting = run(TELL_THREAD);
    await scheduler.close();
    const cancelled = { ok: false, error: { code: 'cancelled' } };
    expect(await Promise.all([held.job, waiting, run(TELL_THREAD)])).toEqual([
      cancelled,
      cancelled,
      cancelled,
    ]);
  });
});
