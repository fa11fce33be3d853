import type { ComponentChildren, JSX } from 'preact';
import type { Pan } from '../../rules/index.ts';

const RADIUS: Readonly<Record<Pan, number>> = { small: 34, normal: 43, large: 52 };

interface CopperPanProps {
  readonly pan: Pan;
  /** What lies in it. */
  readonly children?: ComponentChildren;
}

/** LK8.4: three pans that differ in width only. Its middle at 0, 0, the handle to the right. */
export function CopperPan({ pan, children }: CopperPanProps): JSX.Element {
  const rx = RADIUS[pan];
  const ry = rx * 0.66;
  return (
    <g class="lk-pan" data-pan={pan}>
      <ellipse class="shadow" cx="6" cy="12" rx={rx + 3} ry={ry} />
      <path class="handle" d={`M${rx - 4} 3q20-6 ${106 - rx}-12l4 9q-30 10-${108 - rx} 14z`} />
      <path class="wall" d={`M${-rx} 0v9a${rx} ${ry} 0 0 0 ${2 * rx} 0v-9z`} />
      <ellipse class="rim" rx={rx} ry={ry} />
      <ellipse class="inside" cy="2" rx={rx - 5} ry={ry - 4.5} />
      <path
        class="shine"
        d={`M${-rx + 11} ${-2}a${rx - 9} ${ry - 8} 0 0 1 ${rx - 14} ${-ry + 11}`}
      />
      {children}
    </g>
  );
}
