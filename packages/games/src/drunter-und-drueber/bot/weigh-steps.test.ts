import { describe, expect, it } from 'vitest';
import {
  CIRCLES,
  circleNamed,
  type Colour,
  game,
  makeCircle,
  neighboursOf,
  PRINTED,
  scene,
} from '../rules/index.ts';
import { raceBoard } from './race-board.ts';
import { RacePosition } from './race-position.ts';
import { weighSteps } from './weigh-steps.ts';

const CORNER = circleNamed('a1');

describe('weighing steps', () => {
  it('DD4.2 keeps within its time, too, where whatever is done is a turn lost', () => {
    const milliseconds = 20;
    let now = 0;
    const thinking = { budget: { milliseconds }, clock: () => now++, weighsAll: false };
    const { steps } = weighSteps([besieged()], thinking);
    expect(steps.length).toBe(neighboursOf(CORNER).length);
    expect(now).toBeGreaterThan(milliseconds / 2);
    // Who begins to think looks at the clock, too, and it was looked at twice.
    expect(now).toBeLessThanOrEqual(milliseconds + 2);
  });
});

/** Red can only climb onto orange, which stands right wherever red may go, and says so. */
function besieged() {
  const around = neighboursOf(CORNER);
  const layout = PRINTED.map((colour, at): Colour => (around.includes(at) ? 'O' : colour));
  const stones = around.map((at) => `${makeCircle(at)}:O`);
  const state = scene(['a1:R', ...stones].join(' '), { layout });
  const start = new RacePosition(raceBoard(layout, 2, state.options));
  start.set(game.view(state, 1));
  return { start, claims: new Uint8Array(CIRCLES.length).fill(1) };
}
