/** What is laid over a board for a while, where its cells lie. */
export { CellGlow } from './CellGlow.tsx';
export { useCellBoxes } from './cell-boxes.ts';
