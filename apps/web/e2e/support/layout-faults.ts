import type { Page } from '@playwright/test';

/** What can be wrong with how a table lies in its window. */
export type FaultKind =
  | 'scrolls'
  | 'board-outside'
  | 'board-too-small'
  | 'outside'
  | 'clipped'
  | 'scrolled-away'
  | 'covered'
  | 'overlap'
  | 'small-target';

export interface LayoutFault {
  readonly kind: FaultKind;
  readonly what: string;
}

export interface Layout {
  readonly faults: readonly LayoutFault[];
  /** Of what the board is fitted into: left, top, width, height. */
  readonly board: readonly number[];
  /** The same of all that is left for it. */
  readonly room: readonly number[];
}

/** What the eye must find without scrolling, and what the thumb must hit. */
export interface Wanted {
  /** Each of these is in the window, whole. */
  readonly seen: readonly string[];
  /** None of these lies on another. */
  readonly apart: readonly string[];
  /** Everything here that can be pressed is large enough for a thumb. */
  readonly pressed: string;
}

/** Until nothing moves any more after the window was resized. */
export async function untilSettled(page: Page): Promise<void> {
  await layoutOf(page, { seen: [], apart: [], pressed: ':not(*)' });
}

/** Looks when nothing moves any more: when the window has its size, and some looks in a row see the same. */
export async function layoutOf(page: Page, wanted: Wanted): Promise<Layout> {
  const size = page.viewportSize();
  return page.evaluate(
    async ({ seen, apart, pressed, size }) => {
      const THUMB = 44;
      /** So many in a row must see the same. */
      const LOOKS = 8;
      /** Browsers lay out in fractions of a pixel. */
      const SLACK = 1;

      const frame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      // One that was there before the window changed: what is new is measured anew at once.
      const probe = document.getElementById('window-probe') ?? newProbe();
      let before = '';
      for (let same = 0; ; ) {
        await frame();
        const now = look();
        const seenNow = JSON.stringify(now);
        same = isResized() && seenNow === before ? same + 1 : 0;
        if (same === LOOKS) return now;
        before = seenNow;
      }

      function newProbe(): HTMLElement {
        const made = document.createElement('div');
        made.id = 'window-probe';
        made.style.cssText = 'position:fixed;visibility:hidden;width:100vw;height:100dvh';
        document.body.append(made);
        return made;
      }

      /** Units of the window follow it a little later. */
      function isResized(): boolean {
        const { width, height } = probe.getBoundingClientRect();
        return width === size?.width && height === size.height && innerHeight === size.height;
      }

      function look() {
        const faults: { kind: FaultKind; what: string }[] = [];
        const report = (kind: FaultKind, what: string) => faults.push({ kind, what });
        const { scrollWidth, scrollHeight } = document.documentElement;
        if (scrollWidth > innerWidth || scrollHeight > innerHeight) {
          report('scrolls', `${scrollWidth} × ${scrollHeight}`);
        }
        const space = one('.board-space').getBoundingClientRect();
        const table = one('.staged-table > *').getBoundingClientRect();
        if (!within(table, space)) report('board-outside', `${told(table)} in ${told(space)}`);
        const surface = document.querySelector('.staged-table .surface');
        const room = surface?.parentElement;
        if (surface && room) {
          const board = surface.getBoundingClientRect();
          const { width, height } = room.getBoundingClientRect();
          const isLargest = board.width >= width - SLACK || board.height >= height - SLACK;
          if (!isLargest) report('board-too-small', `${told(board)} in ${width} × ${height}`);
        }
        const window = new DOMRect(0, 0, innerWidth, innerHeight);
        for (const element of all(seen)) {
          const box = element.getBoundingClientRect();
          if (!within(box, window)) report('outside', `${name(element)} ${told(box)}`);
          if (element.scrollHeight > element.clientHeight + 2 && element.tagName === 'P') {
            report('clipped', name(element));
          }
          if (isScrolledAway(element, box)) report('scrolled-away', name(element));
          if (isCovered(element, box)) report('covered', name(element));
        }
        const parts = all(apart);
        for (const [index, part] of parts.entries()) {
          for (const other of parts.slice(index + 1)) {
            if (overlap(part.getBoundingClientRect(), other.getBoundingClientRect())) {
              report('overlap', `${name(part)} and ${name(other)}`);
            }
          }
        }
        for (const element of all([pressed])) {
          const { width, height } = element.getBoundingClientRect();
          if (Math.min(width, height) < THUMB - SLACK) {
            report('small-target', `${name(element)} ${Math.round(width)} × ${Math.round(height)}`);
          }
        }
        const board = (room ?? one('.staged-table > *')).getBoundingClientRect();
        return { faults, board: sidesOf(board), room: sidesOf(space) };
      }

      function one(selector: string): Element {
        const found = document.querySelector(selector);
        if (!found) throw new Error(`no ${selector}`);
        return found;
      }

      function all(selectors: readonly string[]): readonly Element[] {
        return selectors
          .flatMap((selector) => [...document.querySelectorAll(selector)])
          .filter((element) => element.checkVisibility({ visibilityProperty: true }));
      }

      function within(box: DOMRect, around: DOMRect): boolean {
        return (
          box.left >= around.left - SLACK &&
          box.top >= around.top - SLACK &&
          box.right <= around.right + SLACK &&
          box.bottom <= around.bottom + SLACK
        );
      }

      function overlap(a: DOMRect, b: DOMRect): boolean {
        return (
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
        );
      }

      function name(element: Element): string {
        const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
        return `${element.tagName.toLowerCase()}.${element.className} “${label}”`;
      }

      /** In the window, and yet behind the edge of what scrolls around it. */
      function isScrolledAway(element: Element, box: DOMRect): boolean {
        for (let around = element.parentElement; around; around = around.parentElement) {
          const scrolls = getComputedStyle(around).overflowY === 'auto';
          if (scrolls && !within(box, around.getBoundingClientRect())) return true;
        }
        return false;
      }

      /** A thumb in the middle of it would press something else. */
      function isCovered(element: Element, box: DOMRect): boolean {
        if (!element.matches('a, button')) return false;
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !element.contains(hit);
      }

      function told(box: DOMRect): string {
        return sidesOf(box).join(' ');
      }

      function sidesOf({ x, y, width, height }: DOMRect): readonly number[] {
        return [x, y, width, height].map(Math.round);
      }
    },
    { ...wanted, size },
  );
}
