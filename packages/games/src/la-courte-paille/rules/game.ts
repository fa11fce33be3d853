import type { Game, Options } from '@kast/kernel';
import { info, type PailleOptions } from '../info.ts';
import { chance } from './chance.ts';
import { events } from './events.ts';
import { apply, turn } from './flow.ts';
import { imagine } from './imagine.ts';
import { check, moves } from './legality.ts';
import { mostEntries } from './length.ts';
import { type PailleMemory, remember } from './memory.ts';
import { notation } from './notation.ts';
import { isDisclosed, reveals, secrecy } from './secrecy.ts';
import { type PailleMove, type PailleState, startState } from './state.ts';
import type { PailleEvent } from './telling.ts';
import { type PailleView, view } from './view.ts';

export const game: Game<PailleState, PailleMove, PailleView, PailleEvent, PailleMemory> = {
  info,
  notation,
  init: (options, seats) => startState(isVoyage(options), seats),
  turn,
  moves,
  check,
  apply,
  chance,
  view,
  events,
  remember,
  secrecy,
  isDisclosed,
  reveals,
  imagine,
  longest: (options, seats) => mostEntries(isVoyage(options), seats),
};

function isVoyage(options: Options): boolean {
  return (options as PailleOptions).voyage === 'on';
}
