import { useEffect, useState } from 'preact/hooks';

/**
 * True once so much time has passed: for what is read for a while and goes by itself. An animation that waits would
 * move for the browser all the while.
 */
export function usePassed(milliseconds: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isPast;
}
