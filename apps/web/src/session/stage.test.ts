import { follow, nim, followLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { positionFor } from './here/local-match.ts';
import { createStage, type Telling } from './stage.ts';

const LINES = ['1 take 1', '2 take 1', '1 take 1', '2 take 1'];

function positionAfter(plies: number) {
  return positionFor(followLines(follow(nim), ...LINES.slice(0, plies)), 1);
}

function tellingOf(plies: number, ...events: readonly unknown[]): Telling {
  return { position: positionAfter(plies), events: events.length > 0 ? events : [`ply ${plies}`] };
}

/** An own answer at some ply, as it is shown before it is confirmed. */
function foreseenAt(plies: number, ...events: readonly unknown[]): Telling {
  const ahead = { entry: { by: 1, move: 'take 1' }, events };
  return { position: { ...positionAfter(plies), ahead }, events };
}

/** Once everything that was waiting for the present has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** A stage whose moments pass when the test says so. */
function handStage() {
  const waiting: (() => void)[] = [];
  const pause = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    return promise;
  };
  const pass = async () => {
    waiting.shift()?.();
    await settled();
  };
  const stage = createStage(positionAfter(0), pause);
  const told: unknown[] = [];
  let last = stage.shown.value.fresh;
  stage.shown.subscribe(({ fresh }) => {
    if (fresh.ply !== last.ply) told.push(...fresh.events);
    last = fresh;
  });
  return { stage, pass, told };
}

describe('the stage', () => {
  it('shows a single position at once, with what happened there', () => {
    const { stage } = handStage();
    stage.arrive(tellingOf(1));
    expect(stage.shown.value.position.ply).toBe(1);
    expect(stage.shown.value.fresh).toEqual({ ply: 1, events: ['ply 1'] });
  });

  it('shows what comes all at once one after the other', async () => {
    const { stage, pass } = handStage();
    const seen: number[] = [];
    for (const ply of [1, 2, 3, 4]) stage.arrive(tellingOf(ply));
    expect(stage.waiting.value).toBe(3);
    for (const _ of LINES) {
      seen.push(stage.shown.value.position.ply);
      await pass();
    }
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(stage.waiting.value).toBe(0);
  });

  it('can skip to the last that waits, without animation', () => {
    const { stage } = handStage();
    for (const ply of [1, 2, 3, 4]) stage.arrive(tellingOf(ply));
    stage.skip();
    expect(stage.shown.value.position.ply).toBe(4);
    expect(stage.shown.value.fresh.events).toEqual([]);
    expect(stage.waiting.value).toBe(0);
  });

  it('waits with the next until the table has shown what it holds', async () => {
    const { stage, pass } = handStage();
    const shown = Promise.withResolvers<void>();
    stage.arrive(tellingOf(1));
    stage.hold(shown.promise);
    stage.arrive(tellingOf(2));
    await pass();
    expect(stage.shown.value.position.ply).toBe(1);
    shown.resolve();
    await settled();
    expect(stage.shown.value.position.ply).toBe(2);
    await pass();
    await expect(stage.atRest()).resolves.toBeUndefined();
  });

  it('waits for nothing that is held after a skip', async () => {
    const { stage, pass } = handStage();
    stage.arrive(tellingOf(1));
    stage.hold(Promise.withResolvers<void>().promise);
    stage.arrive(tellingOf(2));
    await pass();
    stage.skip();
    await settled();
    stage.arrive(tellingOf(3));
    expect(stage.shown.value.position.ply).toBe(3);
  });

  it('does not disturb the board with what changes nothing there', () => {
    const { stage } = handStage();
    const { fresh } = stage.shown.value;
    stage.arrive({ ...tellingOf(1), isQuiet: true });
    expect(stage.shown.value.position.ply).toBe(1);
    expect(stage.shown.value.fresh).toBe(fresh);
  });
});

describe('an own answer on the stage', () => {
  it('is not told a second time when it is confirmed', () => {
    const { stage, told } = handStage();
    stage.foresee(foreseenAt(0, 'mine'));
    const { fresh } = stage.shown.value;
    const confirmed = tellingOf(1, 'mine');
    stage.confirm(confirmed);
    expect(stage.shown.value.position).toBe(confirmed.position);
    expect(stage.shown.value.fresh).toBe(fresh);
    expect(told).toEqual(['mine']);
    expect(stage.waiting.value).toBe(0);
  });

  it('is replaced where it still waits', async () => {
    const { stage, pass, told } = handStage();
    stage.arrive(tellingOf(1, 'theirs'));
    stage.foresee(foreseenAt(1, 'mine'));
    expect(told).toEqual(['theirs']);
    stage.confirm(tellingOf(2, 'mine'));
    await pass();
    await pass();
    expect(told).toEqual(['theirs', 'mine']);
    expect(stage.shown.value.position.ply).toBe(2);
    expect(stage.shown.value.position.ahead).toBeUndefined();
  });

  it('stands while others choose, who are told with its confirmation', async () => {
    const { stage, pass, told } = handStage();
    stage.foresee(foreseenAt(0, 'mine'));
    stage.arrive(tellingOf(1, 'theirs'));
    await pass();
    expect(stage.shown.value.position.ahead).toBeDefined();
    stage.confirm(tellingOf(2, 'mine', 'turned up'));
    await pass();
    expect(told).toEqual(['mine', 'theirs', 'turned up']);
    expect(stage.shown.value.position.ply).toBe(2);
  });

  it('is told as it became where that is not what was foreseen', async () => {
    const { stage, pass, told } = handStage();
    stage.foresee(foreseenAt(0, 'mine'));
    await pass();
    stage.confirm(tellingOf(1, 'otherwise'));
    expect(told).toEqual(['mine', 'otherwise']);
  });

  it('is taken back without animation when it was refused after all', () => {
    const { stage } = handStage();
    stage.foresee(foreseenAt(0, 'mine'));
    stage.withdraw(positionAfter(0));
    expect(stage.shown.value.position.ahead).toBeUndefined();
    expect(stage.shown.value.fresh.events).toEqual([]);
  });

  it('is never told where it was withdrawn while it waited', async () => {
    const { stage, pass, told } = handStage();
    stage.arrive(tellingOf(1, 'theirs'));
    stage.foresee(foreseenAt(1, 'mine'));
    stage.withdraw(positionAfter(1));
    await pass();
    expect(told).toEqual(['theirs']);
  });

  it('gives way to what took its question away', async () => {
    const { stage, pass, told } = handStage();
    stage.foresee(foreseenAt(0, 'mine'));
    stage.arrive(tellingOf(1, 'theirs'));
    stage.withdraw(positionAfter(1));
    await pass();
    expect(told).toEqual(['mine', 'theirs']);
    expect(stage.shown.value.position.ply).toBe(1);
  });
});
