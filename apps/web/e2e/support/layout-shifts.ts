import type { Page } from './test.ts';

/** From now on, on every page that is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: [] });
    new PerformanceObserver((list) => {
      const { shifts } = globalThis as unknown as { readonly shifts: number[] };
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
    }).observe({ type: 'layout-shift' });
  });
}

/** How much moved since the page was looked at. Two frames later everything has been told. */
export function shift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const { shifts = [] } = globalThis as unknown as { readonly shifts?: readonly number[] };
    return shifts.reduce((sum, value) => sum + value, 0);
  });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}
