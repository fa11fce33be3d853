import { type GridLie, memo, useLetter } from '@kast/ui/kit';
import type { JSX } from 'preact';
import type { Colour, DrunterView } from '../../rules/index.ts';
import { paintedIn } from './paint.ts';
import { Sign } from './Sign.tsx';

interface CirclesProps {
  readonly view: Pick<DrunterView, 'circles' | 'stacks'>;
  readonly lie: GridLie;
}

/** What is seen of the circles on the cloth. */
export function Circles({ view, lie }: CirclesProps): JSX.Element {
  return (
    <g>
      {lie.fromTheBack.map((at) => (
        <Circle
          key={at}
          {...lie.middleOf(at)}
          colour={view.circles[at] ?? null}
          isCovered={(view.stacks[at]?.length ?? 0) > 0}
        />
      ))}
    </g>
  );
}

interface CircleProps {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour | null;
  readonly isCovered: boolean;
}

const Circle = memo(({ x, y, colour, isCovered }: CircleProps) => (
  <g transform={`translate(${x} ${y})`}>
    {colour && !isCovered ? (
      <Printed colour={colour} />
    ) : (
      <ellipse class="drunter-hidden" rx="40" ry="34" />
    )}
    {colour && isCovered && <Under colour={colour} />}
  </g>
));

/** As it is printed on the linen. */
export function Printed({ colour }: { readonly colour: Colour }): JSX.Element {
  const letter = useLetter(colour);
  return (
    <g class="drunter-printed" {...paintedIn(colour)}>
      <ellipse class="ground" rx="40" ry="34" />
      <ellipse class="stitch" rx="34" ry="28.5" />
      <Sign of={colour} y={-7} size={0.95} />
      <text class="letter" font-size="21" y="24">
        {letter}
      </text>
    </g>
  );
}

/** DD6.2: with `aid`, and after the end, the colour of the circle looks out from under. */
function Under({ colour }: { readonly colour: Colour }): JSX.Element {
  const letter = useLetter(colour);
  return (
    <g class="drunter-under" {...paintedIn(colour)}>
      <ellipse class="ground" rx="48" ry="41" />
      <g class="drunter-tag" transform="translate(-37 31)">
        <circle class="ground" r="13" />
        <text class="letter" font-size="17" y="6">
          {letter}
        </text>
      </g>
    </g>
  );
}
