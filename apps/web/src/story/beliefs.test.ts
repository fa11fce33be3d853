import { seenBy } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { knowledgeOf } from './beliefs.ts';
import { deskHere, goldenStages } from './testing.ts';

describe('what somebody knew', () => {
  it('is counted apart from what was only likely, with what they rather thought', () => {
    const truth = [
      { where: 'hand-1', what: 'C1' },
      { where: 'hand-2', what: 'C2' },
    ];
    const beliefs = [
      { where: 'hand-1', what: 'C1', share: 1 },
      { where: 'hand-2', what: 'C9', share: 0.6 },
      { where: 'hand-2', what: 'C2', share: 0.4 },
    ];
    const { sure, count, unsure } = knowledgeOf(truth, beliefs);
    expect([sure, count]).toEqual([1, 2]);
    expect(unsure).toMatchObject([{ what: 'C2', share: 0.4, rather: { what: 'C9' } }]);
  });

  it('holds nothing against a hand for what lies in it, too', () => {
    const truth = [
      { where: 'hand-2', what: 'C2' },
      { where: 'hand-2', what: 'C3' },
    ];
    const beliefs = [
      { where: 'hand-2', what: 'C3', share: 0.9 },
      { where: 'hand-2', what: 'C2', share: 0.5 },
    ];
    expect(knowledgeOf(truth, beliefs).unsure.map(({ rather }) => rather)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is one’s own hand for certain, and of another’s only what was seen', async () => {
    const stages = await goldenStages('la-courte-paille', 'two-castaways');
    const hosted = stages[8]?.hosted;
    if (!hosted) throw new Error('a stage');
    const desk = deskHere();
    const task = { game: 'la-courte-paille', rulesVersion: 1 };
    const truth = await desk.truth({ ...task, state: hosted.match.state });
    const seen = seenBy(hosted, 1);
    const beliefs = await desk.believe({ ...task, seen, level: 5, seed: 'knew', worlds: 60 });
    const { unsure } = knowledgeOf(truth, beliefs);
    expect(unsure.map(({ where }) => where)).not.toContain('hand-1');
    expect(unsure.map(({ where }) => where)).toContain('hand-2');
  });
});
