import type { JSX } from 'preact';
import type { Box } from './cell-boxes.ts';
import './overlay.css';

/** Where one wants to get: a glow around a cell, quieter than all signs of the board. */
export function CellGlow({ left, top, width, height }: Box): JSX.Element {
  const style = {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
  return <span class="cell-glow" style={style} aria-hidden="true" />;
}
