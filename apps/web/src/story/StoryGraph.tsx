import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { type Curve, curvePath } from '../replay/curve-path.ts';

interface StoryGraphProps {
  readonly label: string;
  /** Of each seat. */
  readonly curves: readonly Curve[];
  readonly at: number;
  /** The plies of the turning points. */
  readonly marks: readonly number[];
  readonly onPick: (ply: number) => void;
}

const WIDTH = 600;
const HEIGHT = 240;

/**
 * Every seat's chance in the course of the match, in its own colour and dashes. Whoever cannot tap it has the
 * slider under the board, which goes to the same places.
 */
export function StoryGraph({ label, curves, at, marks, onPick }: StoryGraphProps): JSX.Element {
  const drawing = useRef<SVGSVGElement>(null);
  const last = Math.max((curves[0]?.length ?? 1) - 1, 1);
  const x = (ply: number): number => (ply / last) * WIDTH;
  const pick = (event: PointerEvent): void => {
    const room = drawing.current?.getBoundingClientRect();
    if (!room || room.width === 0) return;
    const share = Math.min(Math.max((event.clientX - room.left) / room.width, 0), 1);
    onPick(Math.round(share * last));
  };
  return (
    <svg
      ref={drawing}
      class="story-graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onPointerDown={pick}
      onPointerMove={(event) => {
        if (event.buttons === 1) pick(event);
      }}
    >
      <path
        class="story-graph-grid"
        d={`M0 ${HEIGHT / 4}H${WIDTH}M0 ${(3 * HEIGHT) / 4}H${WIDTH}`}
      />
      <path class="story-graph-middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {marks.map((ply) => (
        <path key={ply} class="story-graph-mark" d={`M${x(ply)} 0V${HEIGHT}`} />
      ))}
      {curves.map((curve, index) => (
        <path
          key={index}
          class="chance-curve"
          data-seat={index + 1}
          d={curvePath(curve, { x, height: HEIGHT })}
        />
      ))}
      <path class="story-graph-now" d={`M${x(at)} 0V${HEIGHT}`} />
    </svg>
  );
}
