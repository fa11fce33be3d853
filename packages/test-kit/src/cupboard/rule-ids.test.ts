import { registry } from '@kast/games';
import { expect, it } from 'vitest';
import { describedDraws } from '../suites/folder.ts';
import { cupboard } from '../suites/game-in-folder.ts';
import { ruleIdsSuite } from '../suites/rule-ids-suite.ts';

ruleIdsSuite(cupboard);

it('what every game of chance draws from the seed is written down', () => {
  const games = registry.filter(({ info }) => info.traits.chance).map(({ info }) => info.id);
  expect(describedDraws()).toEqual(expect.arrayContaining(games));
});
