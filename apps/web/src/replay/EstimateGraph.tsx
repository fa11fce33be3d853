import type { JSX } from 'preact';
import { type Curve, curvePath } from './curve-path.ts';

interface EstimateGraphProps {
  readonly label: string;
  /** Of each seat. */
  readonly curves: readonly Curve[];
  readonly at: number;
}

const WIDTH = 300;
const HEIGHT = 80;

/** How the chances went up and down. */
export function EstimateGraph({ label, curves, at }: EstimateGraphProps): JSX.Element {
  const last = Math.max((curves[0]?.length ?? 1) - 1, 1);
  const x = (ply: number): number => (ply / last) * WIDTH;
  return (
    <svg
      class="estimate-graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path class="estimate-middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {curves.map((curve, index) => (
        <path
          key={index}
          class="chance-curve"
          data-seat={index + 1}
          d={curvePath(curve, { x, height: HEIGHT })}
        />
      ))}
      <path class="estimate-now" d={`M${x(at)} 0V${HEIGHT}`} />
    </svg>
  );
}
