import { expect, test } from './support/test.ts';
import { openInPage } from './support/module-in-page.ts';

const TOSSES = new URL('../../../packages/games/src/leibkoeche/toss/testing.ts', import.meta.url);

interface Tosses {
  readonly DIGEST: string;
  readonly digestOfTosses: () => Promise<string>;
}

test('LK8.1 two hundred tosses come out in the browser as in Node, to the last bit', async ({
  page,
}) => {
  const address = await openInPage(page, TOSSES);
  const { inNode, inBrowser } = await page.evaluate(async (from) => {
    const tosses = (await import(from)) as Tosses;
    return { inNode: tosses.DIGEST, inBrowser: await tosses.digestOfTosses() };
  }, address);
  expect(inNode).toMatch(/^[0-9a-f]{64}$/);
  expect(inBrowser).toBe(inNode);
});
