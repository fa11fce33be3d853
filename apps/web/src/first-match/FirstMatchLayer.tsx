import type { FirstMatch } from '@kast/games';
import { BoardNote, CellGlow, useCellBoxes } from '@kast/ui/overlay';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import type { TableState } from '../table/table-state.ts';
import type { Companion } from './accompany.ts';

interface FirstMatchLayerProps {
  readonly state: TableState;
  readonly guide: FirstMatch;
  readonly companion: Companion;
  /** Later nothing glows. */
  readonly isFirst: boolean;
}

/** Over the board: what was explained, where it happened, and where one wants to get. */
export function FirstMatchLayer(props: FirstMatchLayerProps): JSX.Element {
  const { state, guide, companion, isFirst } = props;
  const { stage, viewer } = state.session;
  const layer = useRef<HTMLDivElement>(null);
  const { number, position } = stage.shown.value;
  const { view, outcome } = position.standing;
  const seat = viewer.value;
  // A moment that wants to be read has the board to itself.
  const isQuiet = outcome !== undefined || stage.isAsking.value || state.curtain.isClosed.value;
  const note = isQuiet ? undefined : companion.note.value;
  const goals = isFirst && !isQuiet && typeof seat === 'number' ? guide.goals(view, seat) : [];
  const pointed = note?.at === undefined ? [] : [note.at];
  const boxes = useCellBoxes(layer, [...goals, ...pointed], number);
  return (
    <div ref={layer} class="board-overlay">
      {goals.map((cell) => {
        const box = boxes.get(cell);
        return box && <CellGlow key={cell} {...box} />;
      })}
      {note && (
        <BoardNote
          key={note.id}
          text={note.text}
          at={note.at === undefined ? undefined : boxes.get(note.at)}
          drawing={`${number} ${state.deciding.value}`}
          closeLabel={words().page.close}
          onClose={companion.dismiss}
        />
      )}
    </div>
  );
}
