import type { JSX } from 'preact';
import type { Box } from './cell-boxes.ts';
import './overlay.css';

interface CellGlowProps extends Box {
  /** Where one wants to get, or what is being explained. */
  readonly as: 'goal' | 'pointed';
}

/** A glow around a cell, quieter than all signs of the board. */
export function CellGlow({ as, left, top, width, height }: CellGlowProps): JSX.Element {
  const style = {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
  return <span class="cell-glow" data-as={as} style={style} aria-hidden="true" />;
}
