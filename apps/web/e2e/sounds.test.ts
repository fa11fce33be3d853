import { expect, test } from './support/test.ts';
import { openInPage } from './support/module-in-page.ts';
import { showNotation } from './support/notation.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

const SOUNDS = new URL('../../../packages/ui/src/sound/testing.ts', import.meta.url);

interface Sounds {
  measureSounds(): Promise<
    readonly { name: string; peak: number; loudness: number; length: number }[]
  >;
}

test('every sound is heard, quiet, short, and never cut off at the top', async ({ page }) => {
  const address = await openInPage(page, SOUNDS);
  const measured = await page.evaluate(
    async (from) => ((await import(from)) as Sounds).measureSounds(),
    address,
  );
  expect(measured.length).toBeGreaterThan(15);
  for (const { name, peak, loudness, length } of measured) {
    expect(peak, `${name} is heard`).toBeGreaterThan(0.01);
    expect(peak, `${name} is not too loud`).toBeLessThan(0.7);
    expect(loudness, `${name} is quiet`).toBeLessThan(0.2);
    expect(length, `${name} is longer than a click`).toBeGreaterThan(0.03);
    expect(length, `${name} ends`).toBeLessThan(2.5);
  }
});

interface Felt {
  contexts: number;
  readonly vibrations: unknown[];
}

test('nothing sounds before the first press, a refusal is felt, and the slider turns all of it off', async ({
  page,
}) => {
  await showNotation(page);
  await page.addInitScript(() => {
    const felt: Felt = { contexts: 0, vibrations: [] };
    Object.assign(globalThis, { felt });
    const { AudioContext: Real } = globalThis;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        felt.contexts += 1;
      }
    };
    navigator.vibrate = (pattern) => felt.vibrations.push(pattern) > 0;
  });
  const felt = () =>
    page.evaluate(() => {
      const { contexts, vibrations } = (globalThis as unknown as { felt: Felt }).felt;
      return { contexts, vibrations };
    });
  const refuse = async () => {
    const field = page.getByRole('textbox', { name: 'Zet typen' });
    await field.fill('a1-a2');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
  };

  await page.goto('/tablut/table');
  const dark = page.getByRole('group', { name: /^Donker: wie speelt/ });
  await expect(dark).toBeVisible();
  expect(await felt()).toEqual({ contexts: 0, vibrations: [] });

  await dark.getByText('Iemand hier').click();
  await page
    .getByRole('group', { name: /^Licht: wie speelt/ })
    .getByText('Iemand hier')
    .click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await refuse();
  await expect.poll(felt).toEqual({ contexts: 1, vibrations: [[18, 50, 18]] });

  await page.getByRole('button', { name: 'Instellingen' }).click();
  const volume = page.getByRole('slider', { name: 'Geluid' });
  await volume.fill('0');
  await expect(page.getByText('uit', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Geluid aan' })).toBeVisible();
  await refuse();
  expect((await felt()).vibrations).toHaveLength(1);

  // As loud as before it was drawn down.
  await page.getByRole('button', { name: 'Geluid aan' }).click();
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await expect(volume).toHaveValue('60');
});
