import { accompanied, type GameBox, jsonIn, spoken } from '../box/index.ts';
import { info } from './info.ts';

export const drunterUndDrueber: GameBox = {
  info,
  cover: new URL('./cover.svg', import.meta.url).href,
  texts: (language) => spoken(import('./texts/speak.ts'), import(`./texts/${language}/index.ftl`)),
  rules: () => import('./rules/index.ts').then(({ game }) => game),
  bot: () => import('./bot/index.ts').then(({ bot }) => bot),
  bench: () => import('./bot/bench.ts').then(({ bench }) => bench),
  hindsight: () => import('./bot/hindsight.ts').then(({ hindsight }) => hindsight),
  table: () => import('./table/index.ts').then(({ table }) => table),
  picture: () => import('./picture.ts').then(({ picture }) => picture),
  firstMatch: (language) =>
    accompanied(import('./table/first-match.ts'), import(`./texts/${language}/first-match.ftl`)),
  balance: () => jsonIn(import('./balance.json', { with: { type: 'json' } })),
  lessons: () => import('./lessons/index.ts').then(({ lessons }) => lessons),
  puzzles: () => jsonIn(import('./puzzles.json', { with: { type: 'json' } })),
};
