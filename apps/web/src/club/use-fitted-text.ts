import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** In CSS pixels: below the first nobody reads it from a chair. */
const SMALLEST = 12;
const LARGEST_SHARE = 1 / 38;

/** Narrower than this it is read in the hand, and scrolled. */
const NARROW = 960;

/** The largest text with which all of it is seen at once: nobody scrolls a screen on a wall. */
export function useFittedText(shown: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      if (ref.current) fitText(ref.current);
    };
    fit();
    addEventListener('resize', fit);
    // A line is longer or shorter once its own letters are here.
    void document.fonts.ready.then(fit);
    return () => removeEventListener('resize', fit);
  }, [shown]);
  return ref;
}

function fitText(screen: HTMLElement): void {
  const set = (size: number) => screen.style.setProperty('--screen-text', `${size}px`);
  if (innerWidth < NARROW) {
    screen.style.removeProperty('--screen-text');
    return;
  }
  set(
    largestThatFits(SMALLEST, Math.floor(innerWidth * LARGEST_SHARE), (size) => {
      set(size);
      return screen.scrollHeight <= innerHeight && screen.scrollWidth <= innerWidth;
    }),
  );
}

/** The smallest where none fits. */
export function largestThatFits(
  smallest: number,
  largest: number,
  fits: (size: number) => boolean,
): number {
  let [known, tooLarge] = [smallest, largest + 1];
  while (tooLarge - known > 1) {
    const middle = Math.floor((known + tooLarge) / 2);
    if (fits(middle)) known = middle;
    else tooLarge = middle;
  }
  return known;
}
