import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './support/test.ts';

const GAMES = [
  'tablut',
  'la-courte-paille',
  'heuchel-und-meuchel',
  'drunter-und-drueber',
  'leibkoeche',
];

test.use({
  // The longest words.
  locale: 'de-DE',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('a game is had on paper: its parts as a file, what one must know on one page', async ({
  page,
}) => {
  await page.goto('/la-courte-paille');
  await page.getByRole('link', { name: 'Auf Papier' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Herunterladen für Letter (PDF)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('la-courte-paille-letter-de.pdf');
  expect((await readFile(await file.path(), 'latin1')).startsWith('%PDF-')).toBe(true);

  await page.getByRole('link', { name: 'Spielregeln' }).click();
  await page.locator('.segment', { hasText: 'Letter' }).click();
  await expect(page.locator('.printed .rule').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.page-head, .print-choices, .skip').first()).toBeHidden();
  const { width, pages } = await printed(page);
  expect(width).toBe(612);
  expect(pages).toBeGreaterThan(2);

  for (const game of GAMES) {
    for (const sheet of ['reference', 'scores']) {
      await page.goto(`/${game}/print/${sheet}`);
      await expect(page.locator('.printed h1')).toBeVisible();
      expect(await printed(page), `${game} ${sheet}`).toEqual({ width: 595, pages: 1 });
    }
  }
});

interface Printed {
  readonly width: number;
  readonly pages: number;
}

/** With the fonts that print asks for. */
async function printed(page: Page): Promise<Printed> {
  await page.evaluate(() => document.fonts.ready);
  return pagesIn(await page.pdf({ preferCSSPageSize: true }));
}

/** In points, as PDF measures. */
function pagesIn(pdf: Buffer): Printed {
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) [\d.]+\]/g)];
  return { width: Math.round(Number(boxes[0]?.[1])), pages: boxes.length };
}
