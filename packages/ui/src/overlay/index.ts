/** What is laid over a board for a while, where its cells lie. */
export { BoardNote } from './BoardNote.tsx';
export { CellGlow } from './CellGlow.tsx';
export { type Box, useCellBoxes } from './cell-boxes.ts';
