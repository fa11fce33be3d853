import type { Page } from '@playwright/test';
import { untilPartsAreHere } from './parts-on-the-way.ts';

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
  | 'small-target'
  | 'touches';

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
  /** Nor do these, and there is a gap between them. */
  readonly spaced?: readonly string[];
  /** No words touch the edges of these. */
  readonly clear?: readonly string[];
  /** Of the table, what is not cut off at its edges. */
  readonly whole?: readonly string[];
  /** Everything here that can be pressed is large enough for a thumb. */
  readonly pressed: string;
}

/** Until nothing moves any more after the window was resized. */
export async function untilSettled(page: Page): Promise<void> {
  await layoutOf(page, { seen: [], apart: [], pressed: ':not(*)' });
}

/**
 * Looks when nothing moves any more: when all that was asked for is here, the window has its size, and some looks in
 * a row see the same.
 */
export async function layoutOf(page: Page, wanted: Wanted): Promise<Layout> {
  for (;;) {
    const parts = await untilPartsAreHere(page);
    const layout = await lookAt(page, wanted);
    if ((await untilPartsAreHere(page)) === parts) return layout;
  }
}

async function lookAt(page: Page, wanted: Wanted): Promise<Layout> {
  const size = page.viewportSize();
  return page.evaluate(
    async ({ seen, apart, pressed, size, spaced = [], whole = [], clear = [] }) => {
      const THUMB = 44;
      /** So many in a row must see the same. */
      const LOOKS = 8;
      /** Browsers lay out in fractions of a pixel. */
      const SLACK = 1;
      /** Between two things. */
      const GAP = 3;
      /** Between words and the edge of what they stand on. */
      const CLEARANCE = 3;
      /** The mark of who is on turn lies within the edge. */
      const MARK = 5;

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
        for (const part of all(whole)) {
          const box = part.getBoundingClientRect();
          if (!within(box, space)) report('board-outside', `${name(part)} ${told(box)}`);
        }
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
          if (element.tagName === 'A' && element.scrollWidth > element.clientWidth + SLACK) {
            report('clipped', name(element));
          }
          if (isScrolledAway(element, box)) report('scrolled-away', name(element));
          if (isCovered(element, box)) report('covered', name(element));
        }
        reportBetween('overlap', all(apart), 0);
        reportBetween('touches', all(spaced), GAP);
        for (const element of all([pressed])) {
          const { width, height } = element.getBoundingClientRect();
          if (Math.min(width, height) < THUMB - SLACK) {
            report('small-target', `${name(element)} ${Math.round(width)} × ${Math.round(height)}`);
          }
        }
        for (const element of all(clear)) {
          const box = element.getBoundingClientRect();
          const left = box.left + CLEARANCE + (element.matches('[data-on-turn="true"]') ? MARK : 0);
          for (const line of linesIn(element)) {
            const isClear =
              line.left >= left &&
              line.top >= box.top + CLEARANCE &&
              line.bottom <= box.bottom - CLEARANCE;
            if (!isClear) report('touches', `${name(element)} ${told(line)} in ${told(box)}`);
          }
        }
        const board = (room ?? one('.staged-table > *')).getBoundingClientRect();
        return { faults, board: sidesOf(board), room: sidesOf(space) };

        function reportBetween(kind: FaultKind, parts: readonly Element[], gap: number): void {
          for (const [index, part] of parts.entries()) {
            const { x, y, width, height } = part.getBoundingClientRect();
            const around = new DOMRect(x - gap, y - gap, width + 2 * gap, height + 2 * gap);
            for (const other of parts.slice(index + 1)) {
              const isWithin = part.contains(other) || other.contains(part);
              if (!isWithin && overlap(around, other.getBoundingClientRect())) {
                report(kind, `${name(part)} and ${name(other)}`);
              }
            }
          }
        }
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

      /** Every line of its words that is in sight, as high as its letters. */
      function linesIn(element: Element): readonly DOMRect[] {
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const lines: DOMRect[] = [];
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          const around = node.parentElement;
          if (!around?.checkVisibility() || around.closest('.unseen')) continue;
          const high = 0.85 * Number.parseFloat(getComputedStyle(around).fontSize);
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { x, y, width, height } of range.getClientRects()) {
            const line = new DOMRect(x, y + (height - high) / 2, width, high);
            if (!isCutOff(around, line)) lines.push(line);
          }
        }
        return lines;
      }

      /** Below the edge of what shows only so many lines. */
      function isCutOff(element: Element, { y, height }: DOMRect): boolean {
        for (let around: Element | null = element; around; around = around.parentElement) {
          const isCutting = getComputedStyle(around).overflowY !== 'visible';
          if (isCutting && y + height / 2 > around.getBoundingClientRect().bottom) return true;
        }
        return false;
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
