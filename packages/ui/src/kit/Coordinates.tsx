import type { JSX } from 'preact';
import type { Offset } from '../stage/motions.ts';
import type { Frame } from './Cells.tsx';

/** How far the first and the last stand from the line of the others. */
type Ends = readonly [first: Offset, last: Offset];

interface CoordinatesProps {
  /** From left to right, and from top to bottom. */
  readonly letters: readonly string[];
  readonly numbers: readonly string[];
  /** Of the cells that they name. */
  readonly frame: Frame;
  /** The line that the letters stand on, and the middle of the numbers. */
  readonly lettersAt: number;
  readonly numbersAt: number;
  /** From the middle of a row down to the line of its number. */
  readonly drop: number;
  /** Where something else lies in the corners. */
  readonly ends?: { readonly letters: Ends; readonly numbers: Ends };
}

const IN_LINE: Offset = { x: 0, y: 0 };

/** The names of columns and rows on a drawing, as in every notation. */
export function Coordinates(props: CoordinatesProps): JSX.Element {
  const { letters, numbers, frame, lettersAt, numbersAt, drop, ends } = props;
  const [width, height] = [frame.width / letters.length, frame.height / numbers.length];
  return (
    <g class="coordinates">
      {letters.map((letter, index) => {
        const { x, y } = fromLine(ends?.letters, index, letters.length);
        return (
          <text key={letter} x={frame.x + (index + 0.5) * width + x} y={lettersAt + y}>
            {letter}
          </text>
        );
      })}
      {numbers.map((number, index) => {
        const { x, y } = fromLine(ends?.numbers, index, numbers.length);
        return (
          <text key={number} x={numbersAt + x} y={frame.y + (index + 0.5) * height + drop + y}>
            {number}
          </text>
        );
      })}
    </g>
  );
}

function fromLine(ends: Ends | undefined, index: number, count: number): Offset {
  const [first = IN_LINE, last = IN_LINE] = ends ?? [];
  if (index === 0) return first;
  return index === count - 1 ? last : IN_LINE;
}
