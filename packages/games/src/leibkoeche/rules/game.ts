import type { Game } from '@kast/kernel';
import { type LeibkoecheOptions, info } from '../info.ts';
import { chance } from './chance.ts';
import { events, type LeibkoecheEvent } from './events.ts';
import { apply, turn } from './flow.ts';
import { imagine } from './imagine.ts';
import { check, moves } from './legality.ts';
import { notation } from './notation.ts';
import { sample } from './sample.ts';
import { isDisclosed, reveals, secrecy } from './secrecy.ts';
import { startState } from './setup.ts';
import type { LeibkoecheMove, LeibkoecheState } from './state.ts';
import { type LeibkoecheView, view } from './view.ts';

export type LeibkoecheGame = Game<
  LeibkoecheState,
  LeibkoecheMove,
  LeibkoecheView,
  LeibkoecheEvent,
  never
>;

export const game: LeibkoecheGame = {
  info,
  init: (options, seats) => startState(options as LeibkoecheOptions, seats),
  turn,
  moves,
  sample,
  check,
  apply,
  chance,
  view,
  events,
  secrecy,
  isDisclosed,
  reveals,
  imagine,
  notation,
  // The rulebook sets no bound (docs/TABLE.md, T2). Play at random ends within some thousand entries.
  longest: () => 20_000,
};
