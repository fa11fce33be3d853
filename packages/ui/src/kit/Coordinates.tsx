import type { JSX } from 'preact';
import type { Frame } from './Cells.tsx';

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
}

/** The names of columns and rows on a drawing, as in every notation. */
export function Coordinates(props: CoordinatesProps): JSX.Element {
  const { letters, numbers, frame, lettersAt, numbersAt, drop } = props;
  const [width, height] = [frame.width / letters.length, frame.height / numbers.length];
  return (
    <g class="coordinates">
      {letters.map((letter, index) => (
        <text key={letter} x={frame.x + (index + 0.5) * width} y={lettersAt}>
          {letter}
        </text>
      ))}
      {numbers.map((number, index) => (
        <text key={number} x={numbersAt} y={frame.y + (index + 0.5) * height + drop}>
          {number}
        </text>
      ))}
    </g>
  );
}
