import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { circleNamed, type DrunterMove, game, PRINTED, scene } from '../rules/index.ts';
import { raceBoard, RacePosition } from './race-position.ts';
import { weighTurn } from './weighing.ts';

/** Red stands right on seven circles of its colour and beside the eighth, c1. */
const NEARLY_DONE =
  'a6:R f6:R d5:R h5:R b4:R e3:R g2:R b2:R a1:O c6:O e6:O g6:O a3:O c3:O g3:O h3:O';

describe('weighing a turn', () => {
  it('DD5.2 a call with the step that finishes has won, DD5.3 any other call has lost', () => {
    const weighed = weigh(NEARLY_DONE);
    expect(weighed[0]?.chance).toBe(1);
    const called = weighed.filter(({ move }) => isCall(move));
    const won = called.filter(({ chance }) => chance > 0);
    expect(won.map(({ move }) => move)).toEqual([
      { kind: 'step', from: circleNamed('b2'), to: circleNamed('c1'), call: true },
    ]);
    expect(called.length).toBeGreaterThan(won.length);
  });

  it('DD5.2 with all eight right the call is as good as won', () => {
    const weighed = weigh(NEARLY_DONE.replace('b2:R', 'c1:R'));
    expect(weighed.find(({ move }) => move.kind === 'klaar')?.chance).toBe(1);
  });
});

function weigh(stones: string) {
  const position = new RacePosition(raceBoard(PRINTED, 2, 5));
  position.set(game.view(scene(stones), 1));
  const random = seededRandom('weighing');
  return weighTurn(position, { budget: { nodes: 500 }, clock: () => 0, random });
}

function isCall(move: DrunterMove): boolean {
  return move.kind === 'klaar' || (move.kind === 'step' && move.call);
}
