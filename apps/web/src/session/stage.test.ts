import { begin, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { positionOf } from './position.ts';
import { createStage } from './stage.ts';

const LINES = ['1 take 1', '2 take 1', '1 take 1', '2 take 1'];

function positionAfter(plies: number) {
  return positionOf(playLines(begin(nim), ...LINES.slice(0, plies)), 1);
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
  return { stage: createStage(positionAfter(0), pause), pass };
}

describe('the stage', () => {
  it('shows a single position at once, with what happened there', () => {
    const { stage } = handStage();
    stage.arrive(positionAfter(1));
    expect(stage.shown.value.position.standing.ply).toBe(1);
    expect(stage.shown.value.fresh).toEqual({ ply: 1, events: [{ seat: 1, took: 1, left: 8 }] });
  });

  it('shows what comes all at once one after the other', async () => {
    const { stage, pass } = handStage();
    const seen: number[] = [];
    for (const ply of [1, 2, 3, 4]) stage.arrive(positionAfter(ply));
    expect(stage.waiting.value).toBe(3);
    for (const _ of LINES) {
      seen.push(stage.shown.value.position.standing.ply);
      await pass();
    }
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(stage.waiting.value).toBe(0);
  });

  it('can skip to the last that waits, without animation', () => {
    const { stage } = handStage();
    for (const ply of [1, 2, 3, 4]) stage.arrive(positionAfter(ply));
    stage.skip();
    expect(stage.shown.value.position.standing.ply).toBe(4);
    expect(stage.shown.value.fresh.events).toEqual([]);
    expect(stage.waiting.value).toBe(0);
  });

  it('waits with the next until the table has shown what it holds', async () => {
    const { stage, pass } = handStage();
    const shown = Promise.withResolvers<void>();
    stage.arrive(positionAfter(1));
    stage.hold(shown.promise);
    stage.arrive(positionAfter(2));
    await pass();
    expect(stage.shown.value.position.standing.ply).toBe(1);
    shown.resolve();
    await settled();
    expect(stage.shown.value.position.standing.ply).toBe(2);
    await pass();
    await expect(stage.atRest()).resolves.toBeUndefined();
  });

  it('waits for nothing that is held after a skip', async () => {
    const { stage, pass } = handStage();
    stage.arrive(positionAfter(1));
    stage.hold(Promise.withResolvers<void>().promise);
    stage.arrive(positionAfter(2));
    await pass();
    stage.skip();
    await settled();
    stage.arrive(positionAfter(3));
    expect(stage.shown.value.position.standing.ply).toBe(3);
  });

  it('does not animate a second time what the server confirms', () => {
    const { stage } = handStage();
    stage.arrive(positionAfter(1));
    const { fresh } = stage.shown.value;
    const confirmed = positionAfter(1);
    stage.arrive(confirmed);
    expect(stage.shown.value.position).toBe(confirmed);
    expect(stage.shown.value.fresh).toBe(fresh);
  });

  it('jumps back without animation when a move was refused after all', () => {
    const { stage } = handStage();
    stage.arrive(positionAfter(1));
    stage.jump(positionAfter(0));
    expect(stage.shown.value).toMatchObject({ fresh: { ply: 0, events: [] } });
  });
});
