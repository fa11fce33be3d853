import type { JSX } from 'preact';
import type { LeibkoecheView } from '../rules/index.ts';
import { CopperPan } from './art/CopperPan.tsx';
import { ThrowingPancake } from './art/ThrowingPancake.tsx';
import { IN_PAN, PAN_MIDDLE, restOf, STACK_MIDDLE } from './geometry.ts';

/** On the sideboards: the stack of throwing pancakes, and the pan of whoever has the turn. */
export function Strip({
  view,
  isHanging,
}: {
  readonly view: LeibkoecheView;
  readonly isHanging: boolean;
}): JSX.Element {
  const { stack, held, pan, arrived, onTurn } = view;
  const rest = restOf(view);
  return (
    <g class="lk-strip">
      <g transform={`translate(${STACK_MIDDLE.x} ${STACK_MIDDLE.y})`} data-stack>
        {Array.from({ length: Math.max(0, stack.size - 1) }, (_, index) => (
          <path
            key={index}
            class="lk-layer"
            transform={`translate(${(index % 2) * 2 - 1} ${16 - index * 6})`}
            d="M-36 0v6a36 26 0 0 0 72 0v-6a36 26 0 0 0-72 0z"
          />
        ))}
        {stack.top && (
          <g transform={`translate(0 ${16 - (stack.size - 1) * 6}) scale(0.86)`}>
            <ThrowingPancake face={stack.top} />
          </g>
        )}
        {stack.size > 0 && (
          <g class="lk-count" transform="translate(52 14)">
            <text>×{stack.size}</text>
          </g>
        )}
      </g>
      {onTurn > 0 && !arrived.includes(onTurn) && view.outcome === null && (
        <g transform={`translate(${PAN_MIDDLE.x} ${PAN_MIDDLE.y - 4})`}>
          <g data-pan-body>
            <CopperPan pan={pan} />
          </g>
          {held && !isHanging && (
            <g transform={`translate(${rest.x} ${rest.y}) scale(${IN_PAN})`}>
              <g class="lk-moving" data-held>
                <ThrowingPancake face={held.face} />
              </g>
            </g>
          )}
        </g>
      )}
    </g>
  );
}
