import { describe, expect, it } from 'vitest';
import { createLedger, drawsIn, isTold, mostOf, totalOf } from './luck-ledger.ts';
import { deskHere, goldenStages } from './testing.ts';

describe('the luck ledger', () => {
  it('draws every lot again, and what one seat was given the other had to pay', async () => {
    const stages = await goldenStages('la-courte-paille', 'two-castaways');
    const ledger = createLedger(stages, deskHere());
    expect(ledger.state.value).toBe('idle');
    await ledger.start();
    expect(ledger.state.value).toBe('done');
    expect(ledger.progress.value).toBe(1);
    expect(ledger.lines.value.map(({ ply }) => ply)).toEqual(drawsIn(stages));
    const [first, second] = totalOf(ledger.lines.value, 2);
    expect(first?.change).toBeCloseTo(-(second?.change ?? 0), 6);
    expect(first?.error).toBeGreaterThan(0);
    expect(first?.error).toBeLessThan(0.1);
  });

  it('goes no further than what it was told to stop at, and never past its bound', async () => {
    const stages = await goldenStages('la-courte-paille', 'two-castaways');
    const desk = deskHere();
    const ledger = createLedger(stages, desk);
    const drawing = ledger.start();
    ledger.stop();
    await drawing;
    expect(ledger.state.value).toBe('stopped');
    expect(desk.asked.draws).toBe(25);
  });

  it('draws once for whoever stops and starts again at once', async () => {
    const stages = await goldenStages('la-courte-paille', 'two-castaways');
    const alone = deskHere();
    await createLedger(stages, alone).start();
    const desk = deskHere();
    const ledger = createLedger(stages, desk);
    const first = ledger.start();
    ledger.stop();
    const second = ledger.start();
    await Promise.all([first, second]);
    expect(ledger.state.value).toBe('done');
    // The one that was under way is drawn again.
    expect(desk.asked.draws).toBe(alone.asked.draws + 25);
  });

  it('can be started again after something went wrong', async () => {
    const stages = await goldenStages('la-courte-paille', 'two-castaways');
    const desk = deskHere();
    let isBroken = true;
    const drawAgain: typeof desk.drawAgain = (task) =>
      isBroken ? Promise.reject(new Error('no worker')) : desk.drawAgain(task);
    const ledger = createLedger(stages, { ...desk, drawAgain });
    await expect(ledger.start()).rejects.toThrow('no worker');
    expect(ledger.state.value).toBe('stopped');
    isBroken = false;
    await ledger.start();
    expect(ledger.state.value).toBe('done');
  });

  it('leaves out what a hand has thrown: that is no luck', async () => {
    const byHand = await goldenStages('leibkoeche', 'two-by-hand');
    const drawn = new Set(drawsIn(byHand));
    const leftOut = byHand.flatMap(({ ply }) =>
      ply?.entry.by === 'chance' && !drawn.has(ply.at) ? [ply.entry.move] : [],
    );
    expect(drawn.size).toBeGreaterThan(0);
    expect(leftOut.length).toBeGreaterThan(0);
    expect(leftOut.filter((move) => !isFall(move))).toEqual([]);
  });

  it('has nothing to draw in a game without chance', async () => {
    expect(drawsIn(await goldenStages('tablut', 'escape'))).toEqual([]);
  });

  it.each([
    ['la-courte-paille', 'two-castaways', true],
    ['heuchel-und-meuchel', 'two-climbers', true],
    // Before all stones lie nobody is ahead, whatever was laid out.
    ['drunter-und-drueber', 'out-of-rounds', false],
    ['drunter-und-drueber', 'three-with-claims', false],
  ])('knows whether anything was luck: %s, %s', async (game, name, hasLuck) => {
    const ledger = createLedger(await goldenStages(game, name), deskHere());
    expect(ledger.hasLuck.value).toBe(false);
    await ledger.start();
    expect(ledger.hasLuck.value).toBe(hasLuck);
  });

  it('tells what mattered most in the order in which it came', () => {
    const lines = [0.1, 0.005, 0.2, 0.3, 0.4].map((change, ply) => ({
      ply,
      luck: [{ change, error: 0 }],
    }));
    expect(mostOf(lines).map(({ ply }) => ply)).toEqual([2, 3, 4]);
    expect(mostOf(lines.toReversed()).map(({ ply }) => ply)).toEqual([2, 3, 4]);
  });

  it('tells only what is more than its error', () => {
    expect(isTold({ change: 0.09, error: 0.02 })).toBe(true);
    expect(isTold({ change: -0.09, error: 0.02 })).toBe(true);
    expect(isTold({ change: 0.09, error: 0.05 })).toBe(false);
    expect(isTold({ change: 0.004, error: 0 })).toBe(false);
  });

  it('adds up errors as they add up: by their squares', () => {
    const line = (ply: number) => ({ ply, luck: [{ change: 0.1, error: 0.03 }] });
    const [total] = totalOf([line(1), line(2)], 1);
    expect(total?.change).toBeCloseTo(0.2);
    expect(total?.error).toBeCloseTo(0.0424, 3);
  });
});

function isFall(move: string): boolean {
  return move.startsWith('fall ');
}
