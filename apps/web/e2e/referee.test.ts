import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@kast/kernel';
import { expect, type Page, test } from './support/test.ts';
import { showNotation } from './support/notation.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => showNotation(page));

const HAND = '12,25,38,45,45,30,0,-30,-45,-30,-10,0,0,0,0,0,0,0,0,0';
/** What is fetched for it: a script, and its WebAssembly. */
const PHYSICS = /rapier/;
const WASM = /\.wasm$/;
const FELL = /^fall (caught|missed|invalid) [1-6]$/;

/** What the device keeps of its only match. */
async function keptLog(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('kast.match-log.'));
    const log = JSON.parse(localStorage.getItem(key ?? '') ?? '[]') as { move: string }[];
    return log.map(({ move }) => move);
  });
}

async function sitDownHere(page: Page): Promise<void> {
  await page.goto('/leibkoeche/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await page.getByRole('group', { name: 'Groen: wie speelt er?' }).getByText('Iemand hier').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
}

async function type(page: Page, move: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Zet typen' });
  await field.fill(move);
  await field.press('Enter');
}

function golden(name: string): MatchRecord {
  const file = new URL(
    `../../../packages/games/src/leibkoeche/golden/${name}.json`,
    import.meta.url,
  );
  return JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
}

async function paste(page: Page, record: object): Promise<void> {
  await page.goto('/replay');
  await page.getByRole('textbox', { name: 'Of plak de inhoud' }).fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Deze partij terugkijken' }).click();
}

test('a toss on this device is kept with its fall, and the physics fetched once', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await sitDownHere(page);
  await type(page, `toss ${HAND}`);
  await expect.poll(async () => (await keptLog(page)).at(-1)).toMatch(FELL);
  expect((await keptLog(page)).at(-2)).toBe(`toss ${HAND}`);
  const physics = fetched.filter((url) => PHYSICS.test(url));
  expect(physics.map((url) => url.replace(/^.*\./, '')).toSorted()).toEqual(['js', 'wasm']);
});

test('a toss that could not be judged is kept, and falls when it is asked for again', async ({
  page,
}) => {
  await page.route(PHYSICS, (route) => route.abort());
  await sitDownHere(page);
  await type(page, `toss ${HAND}`);
  const trouble = page.getByText('De worp is genoteerd');
  await expect(trouble).toBeVisible();
  await page.reload();
  await expect(trouble).toBeVisible();
  expect((await keptLog(page)).at(-1)).toBe(`toss ${HAND}`);
  // The script comes, and its WebAssembly is lost on the way.
  await page.unroute(PHYSICS);
  const lost = page.waitForEvent('requestfailed', (request) => WASM.test(request.url()));
  await page.route(WASM, (route) => route.abort());
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await lost;
  await expect(trouble).toBeVisible();
  await page.unroute(WASM);
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect.poll(async () => (await keptLog(page)).at(-1)).toMatch(FELL);
  await expect(trouble).toBeHidden();
});

test('a record of tosses is judged again, and a forged fall is refused', async ({ page }) => {
  const record = golden('two-by-hand');
  await paste(page, record);
  await expect(page.getByText('Beginstelling').first()).toBeVisible();

  const at = record.log.findIndex(({ move }) => move.startsWith('fall caught'));
  const real = record.log[at]?.move ?? '';
  const forged = { by: 'chance', move: real.replace('caught', 'missed') };
  const { result: _, seed: __, ...running } = record;
  await paste(page, { ...running, log: [...record.log.slice(0, at), forged] });
  await expect(page.getByRole('alert')).toContainText(`Zet ${at + 1} is “${forged.move}”`);
  await expect(page.getByRole('alert')).toContainText(`“${real}” (T7)`);
});

test('a record of tosses that cannot be judged is not believed, and can be tried again', async ({
  page,
}) => {
  await page.route(/worker/, (route) => route.abort());
  await paste(page, golden('two-by-hand'));
  await expect(page.getByRole('alert')).toContainText('konden niet nagekeken worden');
  await page.unroute(/worker/);
  await page.getByRole('button', { name: 'Deze partij terugkijken' }).click();
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
});

test('the physics is not fetched for a record without tosses by hand', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await paste(page, golden('two-by-chance'));
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
  expect(fetched.filter((url) => /rapier|worker/.test(url))).toEqual([]);
});

test('pages may compile WebAssembly, and may not run text', async ({ page }) => {
  await page.goto('/');
  const run = page.evaluate(async () => {
    // What a debugger runs may break the policy; what comes after a wait is the page's own again.
    await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
    return typeof Reflect.construct(Function, ['return true']);
  });
  await expect(run).rejects.toThrow("'unsafe-eval' is not an allowed source");
});
