import {
  type Extent,
  type FirstDrawing,
  type FirstDrawingPartProps,
  FirstDrawingProvider,
} from '@kast/ui/kit';
import { type ComponentChildren, Fragment, type JSX, type RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { InNextTask, InTurn } from '../page/take-over.tsx';

interface BoardInTurnProps {
  readonly children: ComponentChildren;
  /** Where it lies. */
  readonly place: RefObject<Element | null>;
}

/**
 * A board that is drawn when it is known how large its place is, and its parts in tasks of their own. To ask for that
 * lays out what was drawn before it, which is a task as well.
 */
export function BoardInTurn({ children, place }: BoardInTurnProps): JSX.Element {
  const room = useRef<Extent | undefined>(undefined);
  const measure = (): void => {
    room.current = roomOf(place.current);
  };
  return (
    <InNextTask first={measure}>
      <InParts room={room}>{children}</InParts>
    </InNextTask>
  );
}

/** A board that came with the document: taken over in a task of its own, as large as its place is there. */
export function BoardTakenOver({ children, place }: BoardInTurnProps): JSX.Element {
  return (
    <InTurn>
      <InOneGo place={place}>{children}</InOneGo>
    </InTurn>
  );
}

interface InPartsProps {
  readonly children: ComponentChildren;
  readonly room: RefObject<Extent | undefined>;
}

function InParts({ children, room }: InPartsProps): JSX.Element {
  const isDrawn = useRef(false);
  const [first] = useState<FirstDrawing>(() => ({
    room: room.current,
    Part(part: FirstDrawingPartProps): JSX.Element {
      const [Drawn] = useState(() => (isDrawn.current ? Fragment : InNextTask));
      return <Drawn>{part.children}</Drawn>;
    },
  }));
  useLayoutEffect(() => {
    isDrawn.current = true;
  }, []);
  return <FirstDrawingProvider value={first}>{children}</FirstDrawingProvider>;
}

function InOneGo({ children, place }: BoardInTurnProps): JSX.Element {
  const [first] = useState<FirstDrawing>(() => ({ room: roomOf(place.current) }));
  return <FirstDrawingProvider value={first}>{children}</FirstDrawingProvider>;
}

function roomOf(place: Element | null): Extent | undefined {
  return place ? { width: place.clientWidth, height: place.clientHeight } : undefined;
}
