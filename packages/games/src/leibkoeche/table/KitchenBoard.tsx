import { BoardGrid, type HandOnBoard } from '@kast/ui';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { LeibkoecheEvent, LeibkoecheMove, LeibkoecheView } from '../rules/index.ts';
import { Drawing } from './Drawing.tsx';
import { CELLS, PLACE_CELLS, placeOfCell } from './geometry.ts';
import { type Decision, kitchenChoices, peekableIn, targetsOf, wayTo } from './interaction.ts';
import { type Eyes, nameOfCell, nameOfKingsPlace } from './names.ts';

interface KitchenBoardProps {
  readonly eyes: Eyes;
  /** As it is drawn: while the king's table is being uncovered, less is seen of it. */
  readonly seen: LeibkoecheView;
  readonly lifting: number | undefined;
  readonly decision: Decision | undefined;
  readonly last: readonly LeibkoecheEvent[];
  readonly hint: LeibkoecheMove | undefined;
  readonly hand: HandOnBoard;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly onPeek: (place: number) => void;
  readonly children: ComponentChildren;
}

/** The kitchen and the king's table: what is drawn, and the grids over it for hands and ears. */
export function KitchenBoard(props: KitchenBoardProps): JSX.Element {
  const { eyes, seen, decision, hand, onPeek } = props;
  const { table: words } = eyes.texts;
  const [pointed, setPointed] = useState<string>();
  const targets = useMemo(
    () => (decision ? targetsOf(decision) : []),
    [decision?.moves, decision?.plan],
  );
  const peekable = peekableIn(decision?.moves ?? []);
  const over = hand.over ?? (targets.includes(pointed ?? '') ? pointed : undefined);
  return (
    <div class="lk-place">
      <Drawing
        drawing={props.drawing}
        view={seen}
        viewer={eyes.viewer}
        lifting={props.lifting}
        last={props.last}
        hint={props.hint}
        targets={targets}
        way={over && decision ? wayTo(decision, over) : undefined}
        over={over}
        peekable={peekable}
        hand={hand}
        face={decision?.plan.face ?? 0}
      />
      <div class="lk-kings-grid">
        <BoardGrid
          label={words.kingsTable}
          rows={PLACE_CELLS}
          nameOf={(cell) => {
            const place = placeOfCell(cell);
            return nameOfKingsPlace({ ...eyes, view: seen }, place, peekable.includes(place));
          }}
          selected={undefined}
          movable={() => false}
          onPress={(cell) => onPeek(placeOfCell(cell))}
          {...NOT_DRAGGED}
        />
      </div>
      <div
        class="lk-kitchen-grid"
        role="presentation"
        onPointerOver={(event) => setPointed(cellUnder(event.target))}
        onPointerLeave={() => setPointed(undefined)}
        onFocusIn={(event) => setPointed(cellUnder(event.target))}
        onFocusOut={() => setPointed(undefined)}
      >
        <BoardGrid
          label={words.kitchen}
          rows={CELLS}
          nameOf={(cell) => nameOfCell(eyes, cell, targets.includes(cell), decision?.plan.leaves)}
          selected={hand.selected}
          movable={(cell) => (decision ? kitchenChoices(decision).isOwn(cell) : false)}
          {...hand.gestures}
        />
      </div>
      {props.children}
    </div>
  );
}

/** Nothing of the king's is carried off. */
const NOT_DRAGGED = {
  onCancel: () => undefined,
  onLift: () => undefined,
  onDrag: () => undefined,
  onDrop: () => undefined,
};

function cellUnder(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement ? target.dataset['cell'] : undefined;
}
