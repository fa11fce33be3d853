import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Extent } from './extent.ts';

/**
 * How large the room of something is, in pixels of the page: for a drawing that lies in another way in a small
 * room than in a large one. Undefined until it is laid out, unless it is
 * known before. What is measured must not depend on what lies in it.
 */
export function useRoom(of: RefObject<Element | null>, known?: Extent): Extent | undefined {
  const [room, setRoom] = useState(known);
  useLayoutEffect(() => {
    const element = of.current;
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
  return room;
}
