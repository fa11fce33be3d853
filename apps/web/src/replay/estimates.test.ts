import type { Choice } from '@kast/bots';
import { turnOf } from '@kast/kernel';
import { follow, followLines, highCard } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { Thinker } from '../session/bots/thinker.ts';
import { modestThinker } from '../session/here/testing.ts';
import { countDecisions, createEstimates, curveOf } from './estimates.ts';
import { stagesOf } from './reel.ts';

describe('the estimates of a match with chance in it', () => {
  const dealt = follow(highCard);
  const [card = 0] = dealt.match.state.hands[0] ?? [];
  const stages = stagesOf(followLines(dealt, `1 pick ${card}`));
  const decisions = stages.flatMap(({ hosted }, ply) =>
    turnOf(hosted.match).kind === 'seats' ? [ply] : [],
  );
  const choiceAt = (ply: number): Choice => ({
    move: '',
    estimate: [ply / 10, 1 - ply / 10],
    nodes: 1,
    line: [],
  });
  const choices = new Map(decisions.map((ply) => [ply, choiceAt(ply)]));

  it('end when every decision has been looked at', () => {
    expect(decisions.length).toBeLessThan(stages.length);
    expect(countDecisions(stages)).toBe(choices.size);
  });

  it('leave no position out: before the deal it is that of the first decision', () => {
    expect(turnOf(stages[0]?.hosted.match ?? dealt.match).kind).toBe('chance');
    const curve = curveOf(choices, stages, 1);
    expect(curve).not.toContain(undefined);
    expect(curve[0]).toBe(curve[decisions[0] ?? -1]);
  });

  it('are made by several who think at once, each position by one of them', async () => {
    const thinkers = [modestThinker(), modestThinker(), modestThinker()];
    const estimates = createEstimates(stages, () => thinkers);
    await estimates.start();
    expect([...estimates.choices.value.keys()].toSorted((a, b) => a - b)).toEqual(decisions);
    const asked = thinkers.map((thinker) => thinker.asked.map(({ seed }) => seed));
    expect(asked.flat().toSorted()).toEqual(decisions.map((ply) => `look:${ply}`).toSorted());
    expect(asked.filter((seeds) => seeds.length > 0).length).toBeGreaterThan(1);
    expect(estimates.isRunning.value).toBe(false);
    expect(thinkers.map(({ closed }) => closed)).toEqual([1, 1, 1]);
  });

  it('can be asked for again after a thinker broke: what was found stays', async () => {
    const thinkers = [modestThinker(), modestThinker()];
    let left = 1;
    const think: Thinker['think'] = (task) =>
      left-- > 0 ? modestThinker().think(task) : Promise.reject(new Error('no worker'));
    const estimates = createEstimates(stages, () =>
      left > 0 ? [{ ...modestThinker(), think }] : thinkers,
    );
    await expect(estimates.start()).rejects.toThrow('no worker');
    expect(estimates.isRunning.value).toBe(false);
    expect(estimates.choices.value.size).toBe(1);
    await estimates.start();
    expect(estimates.choices.value.size).toBe(decisions.length);
    expect(thinkers.flatMap(({ asked }) => asked)).toHaveLength(decisions.length - 1);
  });

  it('are made once for whoever stops and starts again at once', async () => {
    const thinker = modestThinker();
    const estimates = createEstimates(stages, () => [thinker]);
    const first = estimates.start();
    estimates.stop();
    await Promise.all([first, estimates.start()]);
    expect(estimates.choices.value.size).toBe(decisions.length);
    // The one that was under way is asked again.
    expect(thinker.asked.length).toBeLessThanOrEqual(decisions.length + 1);
  });

  it('are unknown until they have been made', () => {
    expect(curveOf(new Map(), stages, 1)).toEqual(stages.map(() => undefined));
  });
});
