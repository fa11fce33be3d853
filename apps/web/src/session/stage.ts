import type { Happening } from '@kast/kernel';
import type * as ui from '@kast/ui/stage';
import { isAct } from './match-log.ts';
import type { Position } from './position.ts';

/** What tells a match on this screen: `shown` is told, and nothing says more than that. */
export type Stage = ui.Stage<Position>;
export type Telling = ui.Telling<Position>;

/** How a viewer is told of a ply: nothing moves on the board for an act beside it, unless it takes moves back. */
export function tellingOf(
  position: Position,
  { events, entry, tookBack }: Pick<Happening, 'events' | 'entry' | 'tookBack'>,
): Telling {
  return { position, events, isQuiet: isAct(entry) && tookBack === undefined };
}
