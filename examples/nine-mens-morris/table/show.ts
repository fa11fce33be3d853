import { hop, delayed, type ShownPly } from '@kast/ui/kit';
import type { MorrisEvent, MorrisState, Point } from '../rules/index.ts';
import { isTaken, type MorrisPiece } from './drawing/pieces.ts';

/** What is drawn along with the board while a ply is shown. */
export interface Staged {
  /** NM3.1 */
  readonly mills: readonly (readonly Point[])[];
}

type Ply = ShownPly<MorrisState, MorrisEvent, MorrisPiece, Staged>;

/** When a piece that slides has arrived, and its mill begins to show. */
const ARRIVED = 220;

/** The piece goes to its point, the mill lights up, and what it takes goes over to whoever closed it. */
export async function show(ply: Ply): Promise<void> {
  const { moved } = await ply.reveal();
  const taken = moved.filter(({ after }) => isTaken(after));
  const carried = moved.filter(({ after }) => !isTaken(after));
  const mill = ply.events.find((event) => event.kind === 'mill-closed');
  if (mill) await ply.draw({ mills: mill.lines });
  if (taken.length > 0) ply.sound('capture');
  const delay = carried.length > 0 ? ARRIVED : 0;
  await Promise.all([
    ply.slideAll(carried),
    ...taken.map(({ thing, from }) => ply.move(thing, delayed(delay, hop([from], 40)))),
    ply.styled(ply.find('.morris-mill')),
  ]);
}
