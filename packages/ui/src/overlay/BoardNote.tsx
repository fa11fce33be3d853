import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { closeIcon } from '../icons/icons.ts';
import { IconButton } from '../controls/IconButton.tsx';
import type { Extent } from '../kit/extent.ts';
import { type Box, boxOf } from './cell-boxes.ts';
import { type NotePlace, placeNote } from './place-note.ts';
import './overlay.css';

interface BoardNoteProps {
  readonly text: string;
  /** What it points at. */
  readonly at: Box | undefined;
  /** Another one when the board has been drawn anew. */
  readonly drawing: unknown;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A slip of paper on the board, beside what it speaks of. The board under it can be pressed all the same. */
export function BoardNote(props: BoardNoteProps): JSX.Element {
  const { text, at, drawing, closeLabel, onClose } = props;
  const note = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<NotePlace>();
  useLayoutEffect(() => {
    const { current } = note;
    const layer = current?.parentElement;
    if (!layer) return;
    const board = { room: extentOf(layer), asked: askedUnder(layer) };
    setPlace(placeNote(at, extentOf(current), board));
  }, [text, at?.left, at?.top, at?.width, at?.height, drawing]);
  return (
    <div
      ref={note}
      class="board-note paper"
      role="note"
      data-side={place?.side}
      style={
        place && { left: `${place.left}px`, top: `${place.top}px`, '--tail': `${place.tail}px` }
      }
    >
      <p>{text}</p>
      <IconButton icon={closeIcon} label={closeLabel} size="small" onClick={onClose} />
    </div>
  );
}

/** Where one may go or wants to get, what one may pick up or press now, and what says that it is to be kept clear. */
const ASKED =
  '.mark-target, .cell-glow, [data-movable="true"], .tray > *, [data-keep-clear], .moment';

function askedUnder(layer: HTMLElement): readonly Box[] {
  const things = layer.parentElement?.querySelectorAll(ASKED) ?? [];
  return [...things].map((thing) => boxOf(thing, layer));
}

function extentOf({ offsetWidth, offsetHeight }: HTMLElement): Extent {
  return { width: offsetWidth, height: offsetHeight };
}
