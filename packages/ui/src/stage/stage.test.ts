import { effect } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { performReading, readingTime } from './reading.ts';
import { createStage, type Cue, type Stage } from './stage.ts';

/** What is read in a moment. */
const WORDS = 'The king is caught.';

/** Once everything that was waiting for the present has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** A table that shows for as long as the test says. */
function watched(asks = true) {
  const stage = createStage('start', { asks: () => asks });
  const cues: Cue[] = [];
  const running: (() => void)[] = [];
  const leave = stage.attach((cue) => {
    cues.push(cue);
    const { promise, resolve } = Promise.withResolvers<void>();
    running.push(resolve);
    return promise;
  });
  const pass = async (): Promise<void> => {
    running.shift()?.();
    await settled();
  };
  return { stage, cues, leave, pass };
}

function arrive(stage: Stage<string>, ...positions: readonly string[]): void {
  for (const position of positions) stage.arrive({ position, events: [`to ${position}`] });
}

describe('the stage', () => {
  it('has the board draw a position at once, and tells it when its pictures have come to rest', async () => {
    const { stage, pass } = watched();
    arrive(stage, 'one');
    expect(stage.scene.value).toMatchObject({ position: 'one', before: 'start' });
    expect(stage.shown.value.position).toBe('start');
    await pass();
    expect(stage.shown.value).toMatchObject({ position: 'one', events: ['to one'] });
  });

  it('lets nobody see a scene in whose course the board is held back before it is held back', () => {
    const stage = createStage('start');
    stage.attach(async ({ close }, events) => {
      if (events.includes('to end')) close();
    });
    const seen: unknown[] = [];
    effect(() => void seen.push([stage.scene.value.position, stage.isClosed.value]));
    stage.arrive({ position: 'end', events: ['to end'] });
    expect(seen).toEqual([
      ['start', false],
      ['end', true],
    ]);
  });

  it('waits with everything for somebody to draw it, so that nothing is missed', async () => {
    const stage = createStage('start');
    arrive(stage, 'one', 'two');
    const rested = stage.atRest();
    await settled();
    expect([stage.scene.value.position, stage.waiting.value]).toEqual(['start', 2]);
    const seen: string[] = [];
    stage.attach(async () => {
      await settled();
      seen.push(stage.scene.value.position);
    });
    await rested;
    expect(seen).toEqual(['one', 'two']);
  });

  it('is not at rest before somebody looks, though nothing has come in yet', async () => {
    const stage = createStage('start');
    const order: string[] = [];
    const rest = async (): Promise<void> => {
      await stage.atRest();
      order.push('at rest');
    };
    const rested = rest();
    await settled();
    order.push('somebody looks');
    stage.attach(async () => undefined);
    await rested;
    expect(order).toEqual(['somebody looks', 'at rest']);
  });

  it('is held for whoever looks next: they see what arrived meanwhile from where they looked last', async () => {
    const { stage, pass } = watched();
    arrive(stage, 'one');
    await pass();
    stage.handOver('start, in other eyes');
    arrive(stage, 'one, in other eyes', 'two');
    const rested = stage.atRest();
    await settled();
    expect(stage.shown.value).toMatchObject({ position: 'start, in other eyes', events: [] });
    expect(stage.waiting.value).toBe(2);
    const seen: unknown[] = [];
    stage.attach(async () => {
      await settled();
      seen.push([stage.scene.value.before, stage.scene.value.position]);
    });
    await rested;
    expect(seen).toEqual([
      ['start, in other eyes', 'one, in other eyes'],
      ['one, in other eyes', 'two'],
    ]);
  });

  it('shows nothing to nobody when it is held while pictures run', async () => {
    const { stage, cues } = watched();
    arrive(stage, 'one');
    stage.handOver('start, in other eyes');
    arrive(stage, 'one, in other eyes');
    await settled();
    expect([cues.length, stage.scene.value.position]).toEqual([1, 'start, in other eyes']);
  });

  it('asks whoever looks to dismiss a moment, and goes on when they have', async () => {
    const { stage, cues } = watched();
    arrive(stage, 'one');
    const over = cues[0]?.dismissed(WORDS);
    expect(stage.isAsking.value).toBe(true);
    stage.goOn();
    await over;
    expect(stage.isAsking.value).toBe(false);
  });

  it('is in a moment until that has been told, also while its last pictures move', async () => {
    const { stage, cues, pass } = watched();
    arrive(stage, 'one');
    expect(stage.inMoment.value).toBe(false);
    const over = cues[0]?.dismissed(WORDS);
    stage.goOn();
    await over;
    expect([stage.shown.value.position, stage.inMoment.value]).toEqual(['start', true]);
    await pass();
    expect([stage.shown.value.position, stage.inMoment.value]).toEqual(['one', false]);
  });

  it('dismisses with one press all that asks at once', async () => {
    const stage = createStage('start', { asks: () => true });
    stage.attach(({ dismissed }) => Promise.all([dismissed(WORDS), dismissed(WORDS)]));
    arrive(stage, 'one');
    stage.goOn();
    await settled();
    expect([stage.shown.value.position, stage.isClosed.value]).toEqual(['one', false]);
  });

  it('goes on from where whoever draws has failed at once', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const stage = createStage('start');
    stage.attach(() => {
      throw new Error('cannot draw');
    });
    arrive(stage, 'one');
    await settled();
    expect(stage.shown.value.position).toBe('one');
    expect(report).toHaveBeenCalledWith(new Error('cannot draw'));
    vi.unstubAllGlobals();
  });

  it('is in no moment any more after a jump', () => {
    const { stage, cues } = watched();
    arrive(stage, 'one');
    void cues[0]?.dismissed(WORDS);
    stage.jump('two');
    expect(stage.inMoment.value).toBe(false);
  });

  it('waits for nothing where nothing happened', () => {
    const { stage, cues } = watched();
    stage.arrive({ position: 'one', events: [] });
    expect([stage.shown.value.position, cues]).toEqual(['one', []]);
  });

  it('shows what comes all at once one after the other', async () => {
    const { stage, pass } = watched();
    arrive(stage, 'one', 'two', 'three');
    expect(stage.waiting.value).toBe(2);
    const seen: string[] = [];
    for (let index = 0; index < 3; index++) {
      seen.push(stage.scene.value.position);
      await pass();
    }
    expect(seen).toEqual(['one', 'two', 'three']);
    expect(stage.waiting.value).toBe(0);
    await expect(stage.atRest()).resolves.toBeUndefined();
  });

  it('ends what runs and jumps to the last that waits, when somebody skips', async () => {
    const { stage, cues } = watched();
    arrive(stage, 'one', 'two', 'three');
    stage.skip();
    expect(cues[0]?.end.aborted).toBe(true);
    expect(stage.scene.value).toMatchObject({ position: 'three', events: [] });
    expect(stage.shown.value).toMatchObject({ position: 'three', events: [] });
    await settled();
    expect(cues).toHaveLength(1);
  });

  it('only ends what runs, when somebody hurries', async () => {
    const { stage, cues } = watched();
    arrive(stage, 'one', 'two');
    stage.hurry();
    await settled();
    expect(stage.shown.value).toMatchObject({ position: 'one', events: ['to one'] });
    expect(cues.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('goes on when whoever draws has gone', async () => {
    const { stage, leave } = watched();
    arrive(stage, 'one', 'two');
    leave();
    await settled();
    expect(stage.shown.value.position).toBe('two');
    arrive(stage, 'three');
    expect(stage.shown.value.position).toBe('three');
  });

  it('goes on when showing has failed, and says so', async () => {
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const stage = createStage('start');
    const error = new Error('torn');
    stage.attach(() => Promise.reject(error));
    arrive(stage, 'one');
    await settled();
    expect(stage.shown.value.position).toBe('one');
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
    vi.unstubAllGlobals();
  });

  it('goes on when whoever listens has failed, and says so', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { stage, pass } = watched();
    const heard: string[] = [];
    const leave = effect(() => {
      const { position } = stage.shown.value;
      if (position === 'one') throw new Error('cannot listen');
      heard.push(position);
    });
    arrive(stage, 'one', 'two');
    await pass();
    await pass();
    expect(stage.shown.value.position).toBe('two');
    expect(report).toHaveBeenCalledWith(new Error('cannot listen'));
    expect(heard[0]).toBe('start');
    leave();
    vi.unstubAllGlobals();
  });

  it('waits at a moment until whoever looks goes on', async () => {
    const stage = createStage('start', { asks: () => true });
    stage.attach(({ dismissed }) => dismissed(WORDS));
    arrive(stage, 'one', 'two');
    expect(stage.isAsking.value).toBe(true);
    await settled();
    expect(stage.shown.value.position).toBe('start');
    stage.goOn();
    await settled();
    expect(stage.shown.value.position).toBe('one');
    stage.skip();
    await settled();
    expect([stage.shown.value.position, stage.isAsking.value]).toEqual(['two', false]);
  });

  it('waits in a room for nobody: a moment goes on once it could be read', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const stage = createStage('start', { asks: () => true, untilRead: performReading });
    stage.attach(({ dismissed }) => dismissed(WORDS));
    arrive(stage, 'one', 'two');
    await vi.advanceTimersByTimeAsync(readingTime(WORDS) - 1);
    expect([stage.shown.value.position, stage.inMoment.value]).toEqual(['start', true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.shown.value.position).toBe('one');
    await vi.advanceTimersByTimeAsync(readingTime(WORDS));
    expect([stage.shown.value.position, stage.isAsking.value]).toEqual(['two', false]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('tells whoever draws whether anybody is asked', () => {
    const { stage, cues } = watched(false);
    arrive(stage, 'one');
    expect(cues[0]?.asks).toBe(false);
  });

  it('takes in quietly what changes nothing on the board', async () => {
    const { stage, cues, pass } = watched();
    arrive(stage, 'one');
    stage.arrive({ position: 'one, a draw offered', events: [], isQuiet: true });
    await pass();
    expect(stage.shown.value.position).toBe('one, a draw offered');
    expect(cues).toHaveLength(1);
  });
});

describe('an own answer', () => {
  const foreseen = { position: 'foreseen', events: ['moved'] };

  it('is not shown a second time when it is confirmed while its pictures run', async () => {
    const { stage, cues, pass } = watched();
    stage.foresee(foreseen);
    stage.confirm({ position: 'confirmed', events: ['moved'] });
    expect(stage.scene.value).toMatchObject({ number: 1, position: 'confirmed' });
    expect(stage.shown.value.position).toBe('start');
    await pass();
    expect(stage.shown.value).toMatchObject({ position: 'confirmed', events: ['moved'] });
    expect(cues).toHaveLength(1);
  });

  it('is completed by what only the confirmation tells', async () => {
    const { stage, pass } = watched();
    stage.foresee(foreseen);
    await pass();
    stage.confirm({ position: 'confirmed', events: ['moved', 'rolled'] });
    expect(stage.scene.value).toMatchObject({ position: 'confirmed', events: ['rolled'] });
  });

  it('waits its turn, and is replaced there', async () => {
    const { stage, pass } = watched();
    arrive(stage, 'one');
    stage.foresee(foreseen);
    stage.confirm({ position: 'confirmed', events: ['moved'] });
    await pass();
    expect(stage.scene.value).toMatchObject({ position: 'confirmed', before: 'one' });
  });

  it('is never told when it is taken back while its pictures run', async () => {
    const { stage, pass } = watched();
    stage.foresee(foreseen);
    stage.arrive({ position: 'resigned', events: [], isQuiet: true });
    stage.withdraw('resigned');
    await pass();
    expect(stage.shown.value).toMatchObject({ position: 'resigned', events: [] });
    expect(stage.scene.value.position).toBe('resigned');
    const other = watched();
    other.stage.foresee(foreseen);
    arrive(other.stage, 'other');
    other.stage.withdraw('other');
    await other.pass();
    await other.pass();
    expect(other.stage.shown.value).toMatchObject({ position: 'other', events: ['to other'] });
    expect(other.stage.scene.value).toMatchObject({ before: 'start' });
  });

  it('is taken back with what has come in meanwhile told after all', async () => {
    const { stage, pass } = watched();
    stage.foresee(foreseen);
    await pass();
    arrive(stage, 'other');
    expect(stage.scene.value.position).toBe('foreseen');
    stage.withdraw('start');
    expect(stage.scene.value).toMatchObject({ position: 'other', events: ['to other'] });
    const alone = watched();
    alone.stage.foresee(foreseen);
    alone.stage.withdraw('start');
    expect(alone.stage.shown.value).toMatchObject({ position: 'start', events: [] });
  });
});
