import type { FirstMatch } from '@kast/games';
import { CellGlow, useCellBoxes } from '@kast/ui/overlay';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { TableState } from '../table/table-state.ts';
import type { Companion } from './accompany.ts';

interface FirstMatchLayerProps {
  readonly state: TableState;
  readonly guide: FirstMatch;
  readonly companion: Companion;
  /** Later nothing glows. */
  readonly isFirst: boolean;
}

/** Over the board: what the note beside it speaks of, and where one wants to get. */
export function FirstMatchLayer(props: FirstMatchLayerProps): JSX.Element {
  const { state, guide, companion, isFirst } = props;
  const { stage, viewer } = state.session;
  const layer = useRef<HTMLDivElement>(null);
  const { number, position } = stage.shown.value;
  const { view, outcome, resigned } = position.standing;
  const seat = viewer.value;
  // A moment that wants to be read has the board to itself.
  const isQuiet =
    outcome !== undefined ||
    stage.inMoment.value ||
    state.curtain.isClosed.value ||
    resigned.some((each) => each === seat);
  const pointed = companion.note.value?.at;
  const goals = isFirst && !isQuiet && typeof seat === 'number' ? guide.goals(view, seat) : [];
  const glowing = new Set([...goals, ...(pointed === undefined ? [] : [pointed])]);
  const boxes = useCellBoxes(layer, [...glowing], number);
  return (
    <div ref={layer} class="board-overlay">
      {[...glowing].map((cell) => {
        const box = boxes.get(cell);
        return box && <CellGlow key={cell} as={cell === pointed ? 'pointed' : 'goal'} {...box} />;
      })}
    </div>
  );
}
