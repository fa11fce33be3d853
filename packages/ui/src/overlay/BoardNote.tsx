import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { closeIcon } from '../icons/icons.ts';
import { IconButton } from '../controls/IconButton.tsx';
import type { Extent } from '../kit/Surface.tsx';
import type { Box } from './cell-boxes.ts';
import { type NotePlace, placeNote } from './place-note.ts';
import './overlay.css';

interface BoardNoteProps {
  readonly text: string;
  /** What it points at. */
  readonly at: Box | undefined;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A slip of paper on the board, beside what it speaks of. The board under it can be pressed all the same. */
export function BoardNote({ text, at, closeLabel, onClose }: BoardNoteProps): JSX.Element {
  const note = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<NotePlace>();
  useLayoutEffect(() => {
    const { current } = note;
    if (!current?.parentElement) return;
    setPlace(placeNote(at, extentOf(current), extentOf(current.parentElement)));
  }, [text, at?.left, at?.top, at?.width, at?.height]);
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

function extentOf({ offsetWidth, offsetHeight }: HTMLElement): Extent {
  return { width: offsetWidth, height: offsetHeight };
}
