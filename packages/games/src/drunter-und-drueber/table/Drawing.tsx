import type { HandOnBoard } from '@kast/ui';
import type { JSX, RefObject } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import {
  type Circle,
  circleNamed,
  colourOf,
  type DrunterMove,
  type DrunterView,
  type Stack as StackOfStones,
} from '../rules/index.ts';
import { Disc } from './Disc.tsx';
import { HEIGHT, type Lie, restOf, WIDTH } from './geometry.ts';
import { Linen } from './Linen.tsx';
import { AttackMark, Glow, HintMark, LastMove, Selected, Targets } from './Marks.tsx';
import { PrintedCircle } from './PrintedCircle.tsx';
import { Stack } from './Stack.tsx';
import type { Staging } from './use-happened.ts';

export interface Trace {
  readonly from: Circle | undefined;
  readonly to: Circle;
}

export interface DrawingProps {
  readonly view: DrunterView;
  readonly lie: Lie;
  readonly last?: Trace | undefined;
  readonly hint?: DrunterMove | undefined;
  /** What it is called where the drawing is all there is; otherwise the grid over it speaks. */
  readonly label?: string;
  /** The seat that moves here, its hand, and where that hand may go. */
  readonly seat?: number | undefined;
  readonly hand?: HandOnBoard;
  readonly targets?: readonly string[];
  readonly staging?: Staging;
  readonly drawing?: RefObject<SVGSVGElement | null>;
}

/** Cloth, circles, discs and signs, from the table up. */
export function Drawing(props: DrawingProps): JSX.Element {
  const { view, lie, last, hint, label, seat, hand, targets = [], staging, drawing } = props;
  const id = useId();
  const cloth = useMemo(() => <Linen id={id} lie={lie} />, [id, lie]);
  const { stacks, circles, attack } = view;
  const selected = hand?.selected === undefined ? undefined : circleNamed(hand.selected);
  const hanging = hand?.hanging === undefined ? undefined : circleNamed(hand.hanging);
  const heightIn = (at: Circle): number | undefined =>
    seat === undefined ? undefined : heightToMove(stacks[at] ?? [], seat, view.options.block);
  return (
    <svg
      ref={drawing ?? null}
      class="drunter-drawing"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {cloth}
      {lie.fromTheBack.map((at) => (
        <g key={at} transform={placed(lie, at)}>
          <PrintedCircle colour={stacks[at]?.length ? null : (circles[at] ?? null)} />
        </g>
      ))}
      <g class="drunter-marks on-wood">
        {staging?.uncovered.map((at) => (
          <Glow key={`${staging.ply}-${at}`} lie={lie} at={at} />
        ))}
        {last && <LastMove lie={lie} stacks={stacks} {...last} />}
        {attack && <AttackMark lie={lie} at={attack.to} />}
        {selected !== undefined && <Selected lie={lie} at={selected} />}
      </g>
      {lie.fromTheBack.map((at) => {
        const stack = stacks[at] ?? [];
        if (stack.length === 0) return null;
        return (
          <g key={`stack-${at}`} transform={placed(lie, at)}>
            <Stack
              at={at}
              stack={stack}
              block={view.options.block}
              under={circles[at] ?? null}
              drawnOut={at === selected ? heightIn(at) : undefined}
              missing={at === hanging ? heightIn(at) : undefined}
            />
          </g>
        );
      })}
      {staging?.removed.map(({ at, seat: owner }) => (
        <g key={`removed-${staging.ply}-${at}`} transform={placed(lie, at)}>
          <g class="drunter-moving" data-removed={at}>
            <Disc colour={colourOf(owner)} />
          </g>
        </g>
      ))}
      <g class="drunter-marks on-wood">
        <Targets lie={lie} stacks={stacks} circles={targets} over={hand?.over} />
        {hint && <HintMark lie={lie} stacks={stacks} move={hint} />}
      </g>
      {hanging !== undefined && hand && seat !== undefined && (
        <g transform={placed(lie, hanging, heightIn(hanging))}>
          <g ref={hand.lifted} class="drunter-lifted">
            <ellipse class="drunter-shadow" cx="18" cy="34" rx="40" ry="30" />
            <Disc colour={colourOf(seat)} />
          </g>
        </g>
      )}
    </svg>
  );
}

/** Which disc a hand gets hold of: the highest of its own that is free, else its highest. */
function heightToMove(
  stack: StackOfStones,
  seat: number,
  block: number | 'endless',
): number | undefined {
  const top = stack.length - 1;
  const free = stack.findLastIndex(
    ({ owner, waited }, height) =>
      owner === seat && (height === top || (block !== 'endless' && waited >= block)),
  );
  const own = free >= 0 ? free : stack.findLastIndex(({ owner }) => owner === seat);
  return own >= 0 ? own : undefined;
}

function placed(lie: Lie, at: Circle, height = 0): string {
  const { x, y } = lie.middleOf(at);
  const rest = restOf(height);
  return `translate(${x + rest.x} ${y + rest.y})`;
}
