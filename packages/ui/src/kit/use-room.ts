import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Extent } from './Surface.tsx';

/**
 * How large the room of something is, in pixels of the page: for a drawing that lies in another way in a small
 * room than in a large one. Undefined until it is laid out. What is measured must not depend on what lies in it.
 */
export function useRoom(of: RefObject<Element | null>): Extent | undefined {
  const [room, setRoom] = useState<Extent>();
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const measure = (): void => {
      const width = element.clientWidth;
      const height = element.clientHeight;
      setRoom((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return room;
}
