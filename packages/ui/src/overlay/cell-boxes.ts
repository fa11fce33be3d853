import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** In pixels, seen from the upper left of what lies over the board. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where cells lie under a layer, by their names: as `Cells` calls them, or as pieces say that they lie there.
 * Measured anew for another `key`, when the board or one of them gets another size, and when anything comes or goes.
 */
export function useCellBoxes(
  layer: RefObject<HTMLElement | null>,
  cells: readonly string[],
  key: unknown,
): ReadonlyMap<string, Box> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, Box>>(NONE);
  const names = cells.join(' ');
  useLayoutEffect(() => {
    const over = layer.current;
    const room = over?.parentElement;
    if (!over || !room || cells.length === 0) {
      setBoxes(NONE);
      return undefined;
    }
    const measure = (): void => {
      const next = measured(over, room, cells);
      setBoxes((now) => (areAlike(now, next) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    const missing = new Set(cells);
    const find = (): void => {
      const found = [...missing].filter((cell) => elementOf(room, cell)?.matches('[data-cell]'));
      for (const cell of found) {
        missing.delete(cell);
        const element = elementOf(room, cell);
        if (element) observer.observe(element);
      }
      // What is beside one may come or go, and others close up.
      measure();
    };
    find();
    const drawn = new MutationObserver(find);
    drawn.observe(room, { childList: true, subtree: true });
    for (const cell of missing) {
      const piece = elementOf(room, cell);
      if (piece) observer.observe(piece);
    }
    return () => {
      observer.disconnect();
      drawn.disconnect();
    };
  }, [names, key]);
  return boxes;
}

const NONE: ReadonlyMap<string, Box> = new Map();

function elementOf(room: Element, cell: string): Element | null {
  const name = CSS.escape(cell);
  return room.querySelector(`[data-cell="${name}"]`) ?? room.querySelector(`[data-at="${name}"]`);
}

function measured(
  over: HTMLElement,
  room: Element,
  cells: readonly string[],
): ReadonlyMap<string, Box> {
  return new Map(
    cells.flatMap((cell) => {
      const element = elementOf(room, cell);
      const box = element && boxOf(element, over);
      return box && box.width > 0 && box.height > 0 ? [[cell, box]] : [];
    }),
  );
}

/** Where something lies, seen from a layer over it. */
function boxOf(element: Element, layer: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = layer.getBoundingClientRect();
  return { left: left - origin.left, top: top - origin.top, width, height };
}

function areAlike(some: ReadonlyMap<string, Box>, others: ReadonlyMap<string, Box>): boolean {
  return JSON.stringify([...some]) === JSON.stringify([...others]);
}
