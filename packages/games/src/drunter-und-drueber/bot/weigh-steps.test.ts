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
  it('DD4.2 keeps within its nodes, too, where whatever is done is a turn lost', () => {
    const nodes = 500;
    const thinking = { budget: { nodes }, clock: () => 0, weighsAll: false };
    const weighed = weighSteps([besieged()], thinking);
    expect(weighed.steps.length).toBe(neighboursOf(CORNER).length);
    expect(weighed.nodes).toBeGreaterThan(nodes / 2);
    expect(weighed.nodes).toBeLessThanOrEqual(nodes);
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
