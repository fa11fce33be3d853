/** What a game's table is made of: see the README of this package. */
export * from '../stage/motions.ts';
export { performReading } from '../stage/reading.ts';
export type { TableStage, WayOn } from '../stage/table-stage.ts';
export { Cells, type CellsProps, type Frame } from './Cells.tsx';
export { Coordinates } from './Coordinates.tsx';
export { DropZone } from './DropZone.tsx';
export type { Extent } from './extent.ts';
export type { Keyed, Piece } from './follow-pieces.ts';
export {
  type Act,
  type Answer,
  answerTo,
  type Choices,
  EMPTY_HAND,
  type Gesture,
  type Hand,
  type Hold,
  pickOne,
  pickSeveral,
} from './hand.ts';
export { type GridLie, gridLies } from './grid.ts';
export {
  type FirstDrawing,
  FirstDrawingProvider,
  type FirstDrawingPartProps,
  useGivenRoom,
} from './first-drawing.tsx';
export { forgetWhenLeft } from './kept-focus.ts';
export { useLentFocus } from './lent-focus.ts';
export { Letters, lettered, useLetter } from './letters.tsx';
export { Liftable } from './Liftable.tsx';
export {
  arrow,
  Haloed,
  HintArrow,
  HintMark,
  LastMove,
  Mark,
  Marks,
  type Ring,
  Targets,
} from './Marks.tsx';
export { isSame } from './is-same.ts';
export { MomentPanel } from './MomentPanel.tsx';
export { MoveButton } from './MoveButton.tsx';
export { ownSeat } from './own-seat.ts';
export { Pieces } from './Pieces.tsx';
export { RoutineMoment } from './RoutineMoment.tsx';
export type { CellRows } from './roving.ts';
export { Surface } from './Surface.tsx';
export { Tray } from './Tray.tsx';
export { type HandOnTable, type Held, useHand } from './use-hand.ts';
export { useKeyedState } from './use-keyed-state.ts';
export { useRoom } from './use-room.ts';
export type { Changes, ShownPly } from './shown-ply.ts';
export { type OnStage, useShow } from './use-show.ts';
export { memo } from './memo.ts';
export { Vignette } from './Vignette.tsx';
