import { BoardGrid, type HandOnBoard } from '@kast/ui';
import type { JSX, RefObject } from 'preact';
import { playerAt } from '../../box/texts/part.ts';
import type { LeibkoecheMove, LeibkoecheView, Tray } from '../rules/index.ts';
import { PLACE_CELLS, placeOfCell } from './geometry.ts';
import { type Eyes, nameOfPlace } from './names.ts';
import { openPlaces } from './tray-choices.ts';
import { TrayBoard } from './TrayBoard.tsx';

interface OwnTrayProps {
  readonly eyes: Eyes;
  readonly seen: LeibkoecheView;
  readonly seat: number;
  /** As it lies for the eye. */
  readonly tray: Tray;
  readonly moves: readonly LeibkoecheMove[];
  readonly hint: LeibkoecheMove | undefined;
  readonly isMovable: boolean;
  readonly hand: HandOnBoard;
  readonly drawing: RefObject<SVGSVGElement | null>;
}

/** The tray before whoever looks, to be ordered by hand. */
export function OwnTray(props: OwnTrayProps): JSX.Element {
  const { eyes, seen, seat, tray, moves, isMovable, hand } = props;
  const { texts, viewer, players } = eyes;
  const words = texts.table;
  const open = openPlaces(moves);
  return (
    <div class="lk-tray">
      <TrayBoard
        drawing={props.drawing}
        view={seen}
        tray={tray}
        seat={seat}
        open={open}
        hint={props.hint}
        hand={hand}
      />
      <div class="lk-tray-grid">
        <BoardGrid
          label={
            typeof viewer === 'number'
              ? words.yourTray
              : words.trayOf({ who: playerAt(players, seat) })
          }
          rows={PLACE_CELLS}
          nameOf={(cell) => {
            const place = placeOfCell(cell);
            return nameOfPlace({ view: seen, texts }, tray, place, open.includes(place));
          }}
          selected={hand.selected}
          movable={(cell) => isMovable && (tray[placeOfCell(cell) - 1] ?? null) !== null}
          {...hand.gestures}
        />
      </div>
    </div>
  );
}
