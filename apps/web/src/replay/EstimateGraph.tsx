import type { JSX } from 'preact';

interface EstimateGraphProps {
  readonly label: string;
  /** Per seat, its chance after each ply, 0 to 1. */
  readonly curves: readonly (readonly (number | undefined)[])[];
  readonly at: number;
}

const WIDTH = 300;
const HEIGHT = 80;

/** How the chances went up and down. With two seats one line says it all. */
export function EstimateGraph({ label, curves, at }: EstimateGraphProps): JSX.Element {
  const shown = curves.length === 2 ? curves.slice(0, 1) : curves;
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
      {shown.map((curve, index) => (
        <path key={index} class="estimate-curve" data-seat={index + 1} d={lineOf(curve, x)} />
      ))}
      <path class="estimate-now" d={`M${x(at)} 0V${HEIGHT}`} />
    </svg>
  );
}

/** Broken where nothing is known yet. */
function lineOf(curve: readonly (number | undefined)[], x: (ply: number) => number): string {
  return curve
    .map((chance, ply) => {
      if (chance === undefined) return '';
      const command = curve[ply - 1] === undefined ? 'M' : 'L';
      return `${command}${x(ply).toFixed(1)} ${((1 - chance) * HEIGHT).toFixed(1)}`;
    })
    .join('');
}
