import {
  arrow,
  type GridLie,
  HintMark,
  LastMove,
  Mark,
  Marks,
  type Offset,
  Targets,
} from '@kast/ui/kit';
import type { JSX } from 'preact';
import { type MorrisMove, type Point, pointNamed } from '../../rules/index.ts';

interface SignsBelowProps {
  readonly lie: GridLie;
  readonly mills: readonly (readonly Point[])[];
  readonly last: Pick<MorrisMove, 'from' | 'to'> | undefined;
  /** Where what is in hand lies. */
  readonly held: Offset | undefined;
}

/** Under the pieces: mills, the last move, and what is in hand. */
export function SignsBelow({ lie, mills, last, held }: SignsBelowProps): JSX.Element {
  const from = last && last.from !== null ? lie.middleOf(last.from) : undefined;
  const to = last && lie.middleOf(last.to);
  return (
    <Marks>
      {mills.length > 0 && (
        <g class="morris-mill">
          {mills.map((line) => (
            <path key={line.join()} d={through(line.map(lie.middleOf))} pathLength="1" />
          ))}
        </g>
      )}
      {to && (
        <LastMove from={from} to={to}>
          <circle cx={to.x} cy={to.y} r="53" />
        </LastMove>
      )}
      {held && (
        <Mark as="selected">
          <circle cx={held.x} cy={held.y} r="54" />
        </Mark>
      )}
    </Marks>
  );
}

interface SignsAboveProps {
  readonly lie: GridLie;
  readonly targets: readonly string[];
  /** They are pieces to be taken rather than points to go to. */
  readonly isPrey: boolean;
  readonly over: string | undefined;
  readonly hint: MorrisMove | undefined;
}

/** Over the pieces: where one may go or what one may take, and a hint. */
export function SignsAbove(props: SignsAboveProps): JSX.Element {
  const { lie, targets, isPrey, over, hint } = props;
  return (
    <Marks>
      <Targets
        cells={targets}
        over={over}
        ringOn={(cell, isOver) => {
          const radius = isOver ? 40 : 22;
          return { at: lie.middleOf(pointNamed(cell)), rx: isPrey ? 50 : radius };
        }}
      />
      {hint && <Hint lie={lie} move={hint} />}
    </Marks>
  );
}

function Hint({ lie, move }: { readonly lie: GridLie; readonly move: MorrisMove }): JSX.Element {
  const to = lie.middleOf(move.to);
  const taken = move.takes === null ? undefined : lie.middleOf(move.takes);
  return (
    <HintMark>
      <path d={move.from === null ? ring(to, 40) : arrow(lie.middleOf(move.from), to)} />
      {taken && <path d={`${ring(taken, 50)}M${taken.x - 20} ${taken.y - 20}l40 40m0-40l-40 40`} />}
    </HintMark>
  );
}

function through(stops: readonly Offset[]): string {
  return stops.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function ring({ x, y }: Offset, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}
