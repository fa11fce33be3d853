import { delayed, lift, type ShownPly } from '@kast/ui/kit';
import type { TablutEvent, TablutView } from '../rules/index.ts';
import type { TablutPiece } from './drawing/pieces.ts';

/** What is drawn along with the board while a ply is shown. */
export interface Staged {
  /** TB4.5: the king is in his corner. */
  readonly isGlory: boolean;
}

type Ply = ShownPly<TablutView, TablutEvent, TablutPiece, Staged>;

/** When the slide has all but arrived. */
const STRUCK = 130;

/** The piece slides, those that it took are lifted off, and then the king falls or is hailed. */
export async function show(ply: Ply): Promise<void> {
  const { moved, left } = await ply.reveal();
  if (left.length > 0) ply.sound('capture');
  await Promise.all([
    ply.slideAll(moved),
    ...left.map(({ thing }) => ply.move(thing, delayed(STRUCK, lift({ x: 30, y: -130 })))),
    ply.styled(ply.find('[data-toppled="true"]')),
  ]);
  if (ply.events.some(({ kind }) => kind === 'king-escaped')) {
    await ply.draw({ isGlory: true });
    await ply.styled(ply.find('.tablut-glory'));
  }
}
