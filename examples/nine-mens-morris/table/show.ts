import { lift, type ShownPly, slide } from '@kast/ui/kit';
import type { MorrisEvent, MorrisState, Point } from '../rules/index.ts';
import type { MorrisPiece } from './drawing/pieces.ts';

/** What is drawn along with the board while a ply is shown. */
export interface Staged {
  /** NM3.1 */
  readonly mills: readonly (readonly Point[])[];
}

/** The piece goes to its point, the mill lights up, and what it takes is lifted off. */
export async function show(
  ply: ShownPly<MorrisState, MorrisEvent, MorrisPiece, Staged>,
): Promise<void> {
  const { moved, left } = await ply.reveal();
  if (moved.length > 0) ply.sound(moved.some(({ isLetGo }) => isLetGo) ? 'place' : 'slide');
  await Promise.all(moved.map(({ thing, from }) => ply.move(thing, slide(from))));
  const mill = ply.events.find((event) => event.kind === 'mill-closed');
  if (!mill) return;
  await ply.draw({ mills: mill.lines });
  ply.sound('capture');
  await Promise.all([
    ply.styled(ply.find('.morris-mill')),
    ...left.map(({ thing }) => ply.move(thing, lift({ x: 30, y: -130 }))),
  ]);
}
