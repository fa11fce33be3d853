import { must, type Random, seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { CARPET, game, type LeibkoecheState, scene, TILES } from '../rules/index.ts';
import { walks } from '../rules/walking.ts';
import { has, leftBehind, OUT_OF_REACH, tileSet, Ways } from './ways.ts';

describe('ways', () => {
  it('end where walks by the rules end, for every number, on and off the carpet, LK4', () => {
    const random = seededRandom('ways');
    for (let trial = 0; trial < 60; trial++) {
      const state = randomKitchen(trial % 5 === 0, random);
      const others = new Set(state.cooks);
      const { ends, toCarpet } = waysIn(state);
      const mayGoToKing = state.cooks[0] !== CARPET;
      for (let shown = 1; shown <= 6; shown++) {
        const walked = walks({ ...state, fall: { result: 'caught', face: shown } });
        const byRules = new Set(walked.map((walk) => must(walk.at(-1), 'an end')));
        const found = TILES.filter(
          (tile) => has(must(ends[shown], 'ends'), tile) && !others.has(tile),
        );
        expect(new Set(found)).toEqual(new Set([...byRules].filter((tile) => tile !== CARPET)));
        expect(byRules.has(CARPET)).toBe(mayGoToKing && toCarpet <= shown);
      }
    }
  });

  it('LK4.2 know from which tile each last step came, as the second walk must', () => {
    const random = seededRandom('last steps');
    for (let trial = 0; trial < 30; trial++) {
      const state = randomKitchen(trial % 5 === 0, random);
      const start = must(state.cooks[0], 'a cook');
      const { entered } = waysIn(state);
      for (let shown = 1; shown <= 6; shown++) {
        const byRules = walks({ ...state, fall: { result: 'caught', face: shown } })
          .filter((walk) => walk.at(-1) !== CARPET)
          .map((walk) => `${walk.at(-1)} from ${walk.at(-2) ?? start}`);
        const found = must(entered[shown], 'ends').flatMap((tiles, direction) =>
          TILES.filter((tile) => has(tiles, tile) && !state.cooks.includes(tile)).map(
            (tile) => `${tile} from ${leftBehind(tile, direction)}`,
          ),
        );
        expect(new Set(found)).toEqual(new Set(byRules));
      }
    }
  });

  it('LK4.2 does not begin with a step back to the tile before', () => {
    const state = scene({ cooks: ['a1', 'f7'] });
    const open = new Ways(0, 1, tileSet([]), tileSet(state.piles.map(({ tile }) => tile)));
    expect(TILES.filter((tile) => has(must(open.ends[1], 'ends'), tile))).toEqual([6]);
  });

  it('LK7.1 finds no carpet behind two pancakes in the door', () => {
    const closed = waysIn(scene({ cooks: ['c2', 'f7'], pancakes: 'c1:1 d1:2', trays: ['ABCDEF'] }));
    expect(closed.toCarpet).toBe(OUT_OF_REACH);
  });
});

function waysIn(state: LeibkoecheState): Ways {
  const pancakes = tileSet(state.lying.map(({ tile }) => tile));
  const piles = tileSet(state.piles.map(({ tile }) => tile));
  return new Ways(must(state.cooks[0], 'a cook'), null, pancakes, piles);
}

function randomKitchen(onCarpet: boolean, random: Random): LeibkoecheState {
  let state = game.init({ toss: 'chance', crowns: 'one', assist: 'on' }, 2);
  while (state.phase !== 'toss') state = game.apply(state, 'chance', game.chance(state, random));
  const free = TILES.filter((tile) => !state.piles.some((pile) => pile.tile === tile));
  const draw = () => must(free.splice(random.below(free.length), 1)[0], 'a free tile');
  const lying = [1, 2, 3, 1, 2].map((low) => ({ low: low as 1 | 2 | 3, face: low, tile: draw() }));
  const [tray] = scene({ trays: ['ABCDEF'] }).trays;
  return {
    ...state,
    onTurn: 1,
    lying,
    cooks: [onCarpet ? CARPET : draw(), draw()],
    trays: onCarpet ? state.trays : state.trays.map(() => must(tray, 'a tray')),
  };
}
