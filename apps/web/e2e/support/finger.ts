import type { Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger goes over the page, as it does on a phone: straight, and not at once. */
export async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    const x = from.x + part * (to.x - from.x);
    await touch('touchMove', { x, y: from.y + part * (to.y - from.y) });
  }
  await touch('touchEnd');
}
