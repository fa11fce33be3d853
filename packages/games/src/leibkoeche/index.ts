import type { GameBox } from '../box/index.ts';
import { info } from './info.ts';
import { lid } from './lid.ts';

export const leibkoeche: GameBox = {
  info,
  cover: new URL('./cover.svg', import.meta.url).href,
  lid,
  rules: () => import('./rules/index.ts').then(({ game }) => game),
  earlierRules: {
    1: () => import('./frozen/upgrade-v1.ts').then(({ game }) => game),
  },
  bot: () => import('./bot/index.ts').then(({ bot }) => bot),
  table: () => import('./table/index.ts').then(({ table }) => table),
  texts: {
    nl: () => import('./texts/nl.ts').then(({ nl }) => nl),
    en: () => import('./texts/en.ts').then(({ en }) => en),
  },
  referee: () => import('./toss/index.ts').then(({ callReferee }) => callReferee()),
  practice: () => import('./table/practice.ts').then(({ practice }) => practice),
  lessons: () => import('./lessons/index.ts').then(({ lessons }) => lessons),
};
