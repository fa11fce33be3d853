import { registry } from '@kast/games';
import { must, turnOf } from '@kast/kernel';
import { expect, it } from 'vitest';
import type { Thinker } from '../session/bots/thinker.ts';
import { modestThinker } from '../session/here/testing.ts';
import { deskHere, goldenStages } from './testing.ts';
import { tellStory } from './told-story.ts';

it('a story tells of every draw the same in its curve as in its ledger', async () => {
  const box = must(
    registry.find(({ info }) => info.id === 'heuchel-und-meuchel'),
    'a game with chance',
  );
  const stages = await goldenStages('heuchel-und-meuchel', 'a-rest-lapses');
  const match = {
    box,
    rulesVersion: 1,
    stages,
    seats: 4,
    outcome: { winners: [2], rule: 'HM6.5' },
  };
  const desk = { ...deskHere(), compare: async () => ({ gain: 0, error: 1 }) };
  const story = tellStory(match, () => [modestThinker([0.25, 0.25, 0.25, 0.25])], desk);
  await story.look();
  const first = stages.findIndex(({ hosted }) => turnOf(hosted.match).kind === 'seats');
  const later = (story.ledger?.lines.value ?? []).filter(({ ply }) => ply > first);
  expect(later.some(({ luck }) => Math.abs(luck[0]?.change ?? 0) > 0.02)).toBe(true);
  for (const { ply, luck } of later) {
    const steps = story.curves.value.map((curve) => (curve[ply + 1] ?? 0) - (curve[ply] ?? 0));
    steps.forEach((step, seat) => expect(step).toBeCloseTo(luck[seat]?.change ?? 0, 6));
  }
});

it('a story in which a thinker or the desk broke can be looked for again', async () => {
  const box = must(
    registry.find(({ info }) => info.id === 'la-courte-paille'),
    'a game with chance',
  );
  const stages = await goldenStages('la-courte-paille', 'two-castaways');
  const outcome = { winners: [1], rule: 'CP1' };
  const desk = deskHere();
  let isBroken = true;
  const unlessBroken = <Answer>(answer: () => Promise<Answer>): Promise<Answer> =>
    isBroken ? Promise.reject(new Error('no worker')) : answer();
  const think: Thinker['think'] = (task) => unlessBroken(() => modestThinker().think(task));
  const story = tellStory(
    { box, rulesVersion: 1, stages, seats: 2, outcome },
    () => [{ ...modestThinker(), think }],
    {
      ...desk,
      drawAgain: (task) => unlessBroken(() => desk.drawAgain(task)),
      compare: async () => ({ gain: 0, error: 1 }),
    },
  );
  await expect(story.look()).rejects.toThrow('no worker');
  expect(story.isLooking.value).toBe(false);
  expect(story.ledger?.state.value).toBe('stopped');
  isBroken = false;
  await story.look();
  expect(story.isLooking.value).toBe(false);
  expect(story.ledger?.state.value).toBe('done');
  expect(story.estimates.choices.value.size).toBe(story.decisions);
  expect(story.turningPoints.value).toBeDefined();
});
