import { type Extent, type FirstDrawing, FirstDrawingProvider } from '@kast/ui/kit';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { turns } from '../page/take-over.tsx';

interface BoardInTurnProps {
  readonly children: ComponentChildren;
  /** Where it will lie. */
  readonly place: RefObject<Element | null>;
}

/** A board that is drawn in the next task, when it is known how large its place is, and its parts in tasks of their own. */
export function BoardInTurn({ children, place }: BoardInTurnProps): JSX.Element | null {
  const [turn] = useState(() => turns.take());
  const [room, setRoom] = useState<Extent>();
  useLayoutEffect(() => void turn.then(() => setRoom(roomOf(place.current))), []);
  return room ? <FirstDrawn room={room}>{children}</FirstDrawn> : null;
}

interface FirstDrawnProps {
  readonly children: ComponentChildren;
  readonly room: Extent;
}

function FirstDrawn({ room, children }: FirstDrawnProps): JSX.Element {
  const isDrawn = useRef(false);
  const first = useMemo<FirstDrawing>(
    () => ({ room, turn: () => (isDrawn.current ? undefined : turns.take()) }),
    [room],
  );
  useLayoutEffect(() => {
    isDrawn.current = true;
  }, []);
  return <FirstDrawingProvider value={first}>{children}</FirstDrawingProvider>;
}

function roomOf(place: Element | null): Extent {
  return { width: place?.clientWidth ?? 0, height: place?.clientHeight ?? 0 };
}
