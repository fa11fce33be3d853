import type { JSX } from 'preact';
import { type Colour, colourOf, type Stack as StackOfStones } from '../rules/index.ts';
import { Disc } from './Disc.tsx';
import { restOf, THICKNESS } from './geometry.ts';

interface StackProps {
  readonly at: number;
  readonly stack: StackOfStones;
  /** DD3.7 */
  readonly block: number | 'endless';
  /** What lies beneath, where the table shows it. */
  readonly under: Colour | null;
  /** Drawn out a little: the stone that a step would move, by height. */
  readonly drawnOut: number | undefined;
  /** Hangs in the air instead. */
  readonly missing: number | undefined;
}

/** Discs on each other, leaning so that every edge shows. */
export function Stack(props: StackProps): JSX.Element {
  const { at, stack, block, under, drawnOut, missing } = props;
  const top = stack.length - 1;
  return (
    <g>
      {under && <Under colour={under} />}
      <ellipse class="drunter-shadow" cx="8" cy="7" rx="43" ry="36" />
      {stack.map(({ owner, waited }, height) => {
        if (height === missing) return null;
        const { x, y } = restOf(height);
        const aside = height === drawnOut && height < top ? 20 : 0;
        return (
          <g key={`${height}-${owner}`} transform={`translate(${x + aside} ${y})`}>
            <g class="drunter-moving" data-stands={height === top ? at : undefined}>
              <Disc colour={colourOf(owner)} isCovered={height < top} />
              {waited > 0 && block !== 'endless' && <Waited turns={waited} block={block} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** DD6.2: with `aid`, and after the end, the colour of the circle looks out from under. */
function Under({ colour }: { readonly colour: Colour }): JSX.Element {
  return (
    <g class="drunter-under" data-colour={colour}>
      <ellipse class="ground" rx="48" ry="41" />
      <circle class="ground tag" cx="-37" cy="31" r="13" />
      <text class="tag-letter" x="-37" y="37">
        {colour}
      </text>
    </g>
  );
}

/** DD3.7: the turns that a covered stone has waited. */
function Waited({ turns, block }: { readonly turns: number; readonly block: number }): JSX.Element {
  const text = turns >= block ? '↗' : `${turns}`;
  return (
    <g
      class="drunter-waited"
      data-free={turns >= block}
      transform={`translate(38 ${THICKNESS + 6})`}
    >
      <circle r="13" />
      <text y="6">{text}</text>
    </g>
  );
}
