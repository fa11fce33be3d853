import {
  arrow,
  type GridLie,
  HintMark,
  LastMove,
  Mark,
  Marks,
  memo,
  type Offset,
  Targets,
} from '@kast/ui/kit';
import type { JSX } from 'preact';
import {
  type Circle,
  circleNamed,
  type DrunterEvent,
  type DrunterMove,
  type DrunterView,
} from '../../rules/index.ts';
import { restOf } from './geometry.ts';
import './signs.css';

export interface Trace {
  readonly from: Circle | undefined;
  readonly to: Circle;
}

interface OnBoard {
  readonly lie: GridLie;
  readonly view: DrunterView;
}

interface SignsBelowProps extends OnBoard {
  readonly last: Trace | undefined;
  readonly selected: string | undefined;
}

/** Under the discs: the last move, an attack, what is in hand. */
export function SignsBelow(props: SignsBelowProps): JSX.Element {
  const { lie, view, last, selected } = props;
  return (
    <Marks>
      {last && (
        <LastMove
          from={last.from === undefined ? undefined : lie.middleOf(last.from)}
          to={topOf(props, last.to)}
        >
          <Around {...lie.middleOf(last.to)} />
        </LastMove>
      )}
      {view.attack && (
        <Mark as="stop">
          <Around {...lie.middleOf(view.attack.to)} />
        </Mark>
      )}
      {selected !== undefined && (
        <Mark as="selected">
          <Around {...lie.middleOf(circleNamed(selected))} />
        </Mark>
      )}
    </Marks>
  );
}

interface SignsAboveProps extends OnBoard {
  readonly targets: readonly string[];
  readonly over: string | undefined;
  readonly hint: DrunterMove | undefined;
}

/** Over the discs: where one may go, and a hint. */
export function SignsAbove(props: SignsAboveProps): JSX.Element {
  const { targets, over, hint } = props;
  return (
    <Marks>
      <Targets
        cells={targets}
        over={over}
        ringOn={(name) => ({ at: topOf(props, circleNamed(name)), rx: 46, ry: 39 })}
      />
      {hint && <Hint {...props} move={hint} />}
    </Marks>
  );
}

/** Where from, where to. */
function Hint(props: OnBoard & { readonly move: DrunterMove }): JSX.Element | null {
  const { move } = props;
  if (move.kind !== 'place' && move.kind !== 'step') return null;
  const end = topOf(props, move.kind === 'place' ? move.at : move.to);
  const start = move.kind === 'step' ? topOf(props, move.from) : undefined;
  const { x, y } = start ?? end;
  return (
    <HintMark>
      <ellipse cx={x} cy={y} rx="46" ry="39" />
      {start && <path d={arrow(start, end, 46)} />}
    </HintMark>
  );
}

/** Looks out from under whatever lies there. */
function Around({ x, y }: Offset): JSX.Element {
  return <ellipse cx={x} cy={y + 2} rx="49" ry="43" />;
}

interface GlowsProps {
  readonly lie: GridLie;
  readonly events: readonly DrunterEvent[];
}

/** Rings around a circle that has just come to light, seen only while they move. DD3.5 */
export const Glows = memo(({ lie, events }: GlowsProps) => (
  <Marks>
    {events.map((event) => {
      if (event.kind !== 'uncovered') return null;
      const { x, y } = lie.middleOf(event.at);
      return (
        <g key={event.at} data-glow={event.at} transform={`translate(${x} ${y})`}>
          <ellipse class="drunter-glow" data-ring="first" visibility="hidden" rx="42" ry="36" />
          <ellipse class="drunter-glow" data-ring="second" visibility="hidden" rx="42" ry="36" />
        </g>
      );
    })}
  </Marks>
));

/** The middle of the face that looks up. */
function topOf({ lie, view }: OnBoard, at: Circle): Offset {
  const { x, y } = lie.middleOf(at);
  const height = view.stacks[at]?.length ?? 0;
  const rest = restOf(height);
  return { x: x + (height > 0 ? rest.x - 3 : 0), y: y + rest.y };
}
