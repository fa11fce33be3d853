import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Extent } from './extent.ts';

export interface Room {
  /** In pixels of the page. */
  readonly extent: Extent | undefined;
  /** Not laid out yet, as where it is rendered ahead: for the table's root, whose style sheet says what shows then. */
  readonly 'data-of-any-room': boolean;
}

/**
 * How large the room of something is: for a drawing that lies in another way in a small room than in a large one.
 * Undefined until it is laid out, unless it is known before (`useGivenRoom`, for what is as large as the place of
 * the board), and for ever of nothing: of a picture, say, which lies in the same way wherever it is shown. What is
 * measured must not depend on what lies in it.
 */
export function useRoom(of: RefObject<Element | null> | undefined, known?: Extent): Room {
  const [room, setRoom] = useState(known);
  useLayoutEffect(() => {
    const element = of?.current;
    if (!element) return undefined;
    const measure = (): void => {
      const width = element.clientWidth;
      const height = element.clientHeight;
      setRoom((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    // What is known is not asked for: the answer would cost a layout in the midst of drawing.
    if (!room) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { extent: room, 'data-of-any-room': of !== undefined && !room };
}
