import { describe, expect, it } from 'vitest';
import type { LeibkoecheOptions } from '../info.ts';
import { game, type LeibkoecheState, scene, type SceneParts } from '../rules/index.ts';
import { chancesOf } from './chances.ts';
import { Floor } from './floor.ts';
import { raceOf } from './race.ts';
import { ODDS_BY_CHANCE } from './toss-odds.ts';
import { type Weights, WEIGHTS } from './weights.ts';

const PANCAKES = 'f1:1 f2:2 f4:6 f6:5 a1:4 a6:3';

describe.each(['turn', 'next'] as const)(
  'the chances of the race, foreseeing the %s',
  (foresees) => {
    const chances = (parts: SceneParts): readonly number[] => chancesIn(parts, WEIGHTS[foresees]);

    it('are the better the more kinds lie on the tray', () => {
      const [ahead, behind] = chances({ trays: ['ABCD', 'AB'] });
      expect(ahead).toBeGreaterThan(behind as number);
    });

    it('are better for who is on turn, all else being equal', () => {
      const [next, other] = chances({ trays: ['AB', 'AB'], cooks: ['c2', 'c3'] });
      expect(next).toBeGreaterThan(other as number);
    });

    it('LK6.3 rise with a look at the king’s table', () => {
      const [blind] = chances({ trays: ['ABC', 'ABC'] });
      const [looked] = chances({ trays: ['ABC', 'ABC'], peeks: [{ seat: 1, place: 1 }] });
      expect(looked).toBeGreaterThan(blind as number);
    });

    it('LK5.1 fall when pancakes close the only way', () => {
      const cooks = ['a1', 'd6'];
      const [free] = chances({ trays: ['ABCDEF', 'ABC'], cooks, pancakes: 'f1:1 f2:2 f4:6 b2:5' });
      const [shut] = chances({ trays: ['ABCDEF', 'ABC'], cooks, pancakes: 'f1:1 b1:2 f4:6 a2:5' });
      expect(shut).toBeLessThan(free as number);
    });

    it('LK7.4 are as good as certain for who needs fewer shifts before the king', () => {
      const parts = { revealed: true, arrived: [1, 2], cooks: ['carpet', 'carpet'] };
      const [near] = chances({ ...parts, trays: ['BACDEF', 'FEDCBA'] });
      expect(near).toBeGreaterThan(0.95);
      const [next] = chances({ ...parts, trays: ['BACDEF', 'BACDEF'] });
      expect(next).toBeGreaterThan(0.95);
    });

    it('add up to one for four', () => {
      const four = chances({ trays: ['A', 'AB', '', 'ABC'], cooks: ['a1', 'c3', 'carpet', 'f7'] });
      expect(four.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    });
  },
);

function chancesIn(parts: SceneParts, weights: Weights): readonly number[] {
  const state: LeibkoecheState = scene({ cooks: ['c3', 'd6'], pancakes: PANCAKES, ...parts });
  const options: LeibkoecheOptions = state.options;
  const race = raceOf(game.view(state, 1), options, { odds: ODDS_BY_CHANCE, weights });
  return chancesOf(race, new Floor(race), 1);
}
