import type { Game } from '@kast/kernel';
import { info, type HeuchelOptions } from '../info.ts';
import { chance } from './chance.ts';
import { EMPTY_COLUMN } from './columns.ts';
import { HAND } from './dealing.ts';
import { events, type HeuchelEvent } from './events.ts';
import { apply, turn } from './flow.ts';
import { imagine } from './imagine.ts';
import { check, moves } from './legality.ts';
import { type HeuchelMemory, recall, remember } from './memory.ts';
import { notation } from './notation.ts';
import { reveals, secrecy } from './secrecy.ts';
import type { HeuchelMove, HeuchelState } from './state.ts';
import { type HeuchelView, view } from './view.ts';

export const game: Game<HeuchelState, HeuchelMove, HeuchelView, HeuchelEvent, HeuchelMemory> = {
  info,
  init: (options, seats) => init(options as HeuchelOptions, seats),
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
  // Every move carries a card at least one of its twelve rows upward; with each go a roll, a taking
  // and a word on going on. Removals take the place of moves.
  longest: (_options, seats) => 2 + seats + seats * HAND * 12 * 4,
};

function init(options: HeuchelOptions, seats: number): HeuchelState {
  const none = Array.from({ length: seats }, () => []);
  return {
    options,
    seats,
    phase: 'deal',
    hands: none,
    arranged: none.map(() => null),
    columns: none.map(() => EMPTY_COLUMN),
    gone: none,
    onTurn: 0,
    landed: 0,
    roll: 0,
    outcome: null,
  };
}
