import { expect, type Page } from '@playwright/test';

/** The pan as a person finds it: a scene that is led by a pointer or by keys. */
export function panOf(page: Page) {
  const hand = page.getByRole('button', { name: /^Je (kleine|gewone|grote) pan, met een/ });
  const drawn = page.locator('.lk-toss-pan').first();
  const result = page.locator('.lk-toss-result');

  /** The first throw of one's life is for practice, and can be skipped. */
  async function take(): Promise<void> {
    await page.getByRole('button', { name: 'Zelf gooien' }).click();
    await page.getByRole('button', { name: 'Oefenworp overslaan' }).click();
    await expect(hand).toBeFocused();
  }

  /** Until it is a toss: on a busy machine a flick may come too slowly, which is a hop or nothing at all. */
  async function tossByPointer(): Promise<void> {
    await hand.evaluate(watchFlight);
    const flight = () => page.evaluate(() => Reflect.get(globalThis, 'flight') as Flight);
    await expect(async () => {
      await flickByPointer();
      await expect.poll(flight, { timeout: 5000 }).not.toBe('none');
    }).toPass();
    await expect.poll(flight).not.toBe('in the air');
    if ((await flight()) === 'hop') await tossByPointer();
  }

  /** Down a little and up. The fewer steps it has, the less they can be torn apart. */
  async function flickByPointer(): Promise<void> {
    const box = await hand.boundingBox();
    if (!box) throw new Error('no pan in sight');
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.6];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 24, { steps: 2 });
    await page.mouse.move(x, y - 110, { steps: 2 });
    await page.mouse.up();
  }

  /** Holds the key until the pan rocks. */
  async function tossByKey(key: 'Space' | 'ArrowUp'): Promise<void> {
    await hand.focus();
    const level = await drawn.getAttribute('transform');
    await page.keyboard.down(key);
    await expect(drawn).not.toHaveAttribute('transform', level ?? '');
    await page.keyboard.up(key);
  }

  /** Flicks the phone, as its gyroscope would report it, until the pancake has been tossed and lies still. */
  async function tossByPhone(): Promise<void> {
    await expect(hand).toBeVisible();
    await page.evaluate(async () => {
      // In degrees a second, a sixtieth of a second each: down a little, up, and back.
      const flick = [-20, -30, -35, -35, -30, -15, 0, 70, 170, 260, 310, 290, 180, 30, -50, -90];
      const settled = 90;
      const isOver = () => document.querySelector('.lk-toss-result') !== null;
      for (let start = performance.now(); !isOver(); ) {
        const now = await new Promise(requestAnimationFrame);
        const step = Math.floor((now - start) / (1000 / 60));
        const rotationRate = { alpha: flick[step] ?? 0, beta: 3, gamma: 0 };
        dispatchEvent(new DeviceMotionEvent('devicemotion', { rotationRate }));
        // On a busy machine it may have been a hop: once more.
        if (step > settled) start = now;
      }
    });
  }

  return { hand, result, tossByPhone, take, tossByPointer, tossByKey };
}

type Flight = 'none' | 'in the air' | 'hop' | 'toss';

/** Writes down what becomes of a flick: whoever asks from outside may come too late to see it. */
function watchFlight(hand: Element): void {
  const how = hand.parentElement?.querySelector<HTMLElement>('.lk-toss-how');
  const note = (flight: Flight) => Object.assign(globalThis, { flight });
  let wasOver = false;
  note('none');
  const watch = new MutationObserver(() => {
    const isOver = how?.dataset['over'] === 'true';
    const isTossed = document.querySelector('.lk-toss-result') !== null || !hand.isConnected;
    const isHop = wasOver && !isOver;
    if (isTossed || isHop) watch.disconnect();
    if (isTossed) note('toss');
    else if (isHop) note('hop');
    else if (isOver) note('in the air');
    wasOver ||= isOver;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}
