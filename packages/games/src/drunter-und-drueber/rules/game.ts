import type { Game } from '@kast/kernel';
import { info, type DrunterOptions } from '../info.ts';
import { chance } from './chance.ts';
import { CIRCLES } from './circles.ts';
import { STONES_PER_COLOUR } from './colours.ts';
import { type DrunterEvent, events } from './events.ts';
import { apply, turn } from './flow.ts';
import { imagine } from './imagine.ts';
import { PRINTED } from './layout.ts';
import { check, moves } from './legality.ts';
import { type DrunterMemory, recall, remember } from './memory.ts';
import { notation } from './notation.ts';
import { reveals, secrecy } from './secrecy.ts';
import type { DrunterMove, DrunterState } from './state.ts';
import { type DrunterView, view } from './view.ts';

export const game: Game<DrunterState, DrunterMove, DrunterView, DrunterEvent, DrunterMemory> = {
  info,
  init: (options, seats) => init(options as DrunterOptions, seats),
  turn,
  moves,
  check,
  apply,
  chance,
  view,
  events,
  remember,
  recall,
  secrecy,
  reveals,
  imagine,
  notation,
  // Two draws, the stones, and for every turn of moving a step and its answer.
  longest: (options, seats) =>
    2 + seats * STONES_PER_COLOUR + (options as DrunterOptions).rounds * seats * 2,
};

function init(options: DrunterOptions, seats: number): DrunterState {
  return {
    options,
    seats,
    phase: options.layout === 'printed' ? 'first' : 'layout',
    layout: options.layout === 'printed' ? PRINTED : [],
    stacks: CIRCLES.map(() => []),
    inHand: Array.from({ length: seats }, () => STONES_PER_COLOUR),
    first: 0,
    onTurn: 0,
    round: 0,
    misses: Array.from({ length: seats }, () => 0),
    out: [],
    attack: null,
    outcome: null,
  };
}
