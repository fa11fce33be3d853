import { expect, type Page, test } from './support/test.ts';
import { boardOf } from './support/board.ts';

test.use({
  locale: 'nl-NL',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

async function sitDown(page: Page, game: string, promise = 'Scheidsrechter'): Promise<void> {
  await page.goto(`/${game}`);
  await page.getByRole('link', { name: `${promise} bij de echte doos` }).click();
  await page.getByRole('textbox', { name: 'Speler 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Speler 2' }).fill('Bert');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
}

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('moves with real pieces are tapped, asked about and taken back', async ({ page, context }) => {
  await sitDown(page, 'tablut');
  const board = boardOf(page);
  await expect(board.grid).toBeVisible();
  // The table of this device needs nobody else.
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Mag dit?' }).click();
  await board.play('e3-b3');
  await expect(page.getByText('Ja, dat mag.')).toBeVisible();
  await expect(board.cell('e3')).toHaveAccessibleName(/verdediger/);
  await board.play('e4-a4');
  await expect(page.getByRole('alert')).toContainText('TB2.1');

  await page.getByRole('button', { name: 'Mag dit?' }).click();
  await board.play('e3-b3');
  await expect(board.cell('b3')).toHaveAccessibleName(/verdediger/);
  await board.play('d1-d3');
  await expect(board.cell('d3')).toHaveAccessibleName(/aanvaller/);
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await expect(board.cell('d1')).toHaveAccessibleName(/aanvaller/);
});

/** A whole week of two without Coco, as it was tapped; the last three cards are still to be shown. */
const WEEK = `2 R7 L6 R1 G3 X4 B9 F1 C8 G3 B9 R2 G2 G4 F8 F2 F3 G3 B5 F2 G4 C7 L1 G9 F5 B7 F6 F2 L9 L1 F6
  G1 L7 B6 G8 R3 C6 L1 B9 G8 R3 X2 B1 X5 G5 C3 C2 R6 R3 X5 B1 R9 B4 B3 X3 F4 B2 G8 F6 B3 F4 L8 C1 F9`;

test('a week with real cards is entered, kept, reckoned up and replayed', async ({ page }) => {
  await sitDown(page, 'la-courte-paille');
  await expect(page.getByText('Wie heeft de haai?')).toBeVisible();
  await tap(page, 'Bert');
  await tap(page, 'zeerat 7');
  await tap(page, 'zeerat 7');
  await expect(page.getByRole('alert')).toContainText('Zeerat 7 ligt al ergens anders');
  await page.reload();
  await expect(page.getByText('Het menu: kies nog 5 kaarten.')).toBeVisible();

  const [shark, ...faces] = WEEK.split(/\s+/);
  const steps = [
    { kind: 'seat', seat: Number(shark) },
    ...faces.map((card) => ({ kind: 'face', card })),
  ];
  await page.evaluate((entered) => {
    const table = { names: ['Anna', 'Bert'], entered };
    localStorage.setItem('kast.real-table.la-courte-paille', JSON.stringify(table));
  }, JSON.stringify(steps));
  await page.reload();
  await expect(page.getByText('Wat heeft Anna in de hand? Nog 1 kaart.')).toBeVisible();
  for (const card of ['uitkijk 4', 'kapitein 4', 'uitkijk 3']) await tap(page, card);
  await expect(page.getByRole('heading', { name: 'Anna wint.' })).toBeVisible();

  await tap(page, 'Bewaar het verslag');
  await expect(page).toHaveURL(/\/replay\?kept=/);
  // It was read through the rules, as any record.
  await expect(
    page.getByRole('heading', { name: 'Terugkijken: La Courte Paille !' }),
  ).toBeVisible();
  const record = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('kast.record.')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly record: unknown }).record;
  });
  expect(record).toMatchObject({ game: 'la-courte-paille', seats: 2, result: { rule: 'CP5.1' } });
  expect(record).not.toHaveProperty('seed');
});

test('the end of a real match is reckoned up card by card', async ({ page }) => {
  await sitDown(page, 'heuchel-und-meuchel', 'Punten tellen');
  for (const rank of [1, 2, 3, 4, 5, 6]) await tap(page, `vuurspuwer ${rank}`);
  await page.getByText('Bert', { exact: true }).first().click();
  for (const rank of [1, 2, 3, 4, 5]) await tap(page, `muzikant ${rank}`);
  await page.getByLabel('Waar liggen ze?').selectOption('rij 3');
  await tap(page, 'vorst 6');
  await expect(page.getByRole('alert')).toContainText('HM3.2');
  await page.getByLabel('Waar liggen ze?').selectOption('van het bord');
  await tap(page, 'vorst 6');
  await expect(page.getByText('Anna wint met 21 punten.')).toBeVisible();
  await expect(page.locator('.hm-reckoning tfoot .points')).toHaveText(['+21', '+9']);
});
