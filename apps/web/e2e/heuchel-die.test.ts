import { expect, type Page, test } from './support/test.ts';
import { untilLogGrows } from './support/board.ts';
import { houseOf } from './support/house.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

/** What can be done. */
function actsOn(page: Page) {
  const { grid } = houseOf(page);
  const button = (name: RegExp) => page.getByRole('button', { name });
  const said = button(/^(Ik ben|Gordijn dicht|Zo is het goed|Ik stop)/);
  const leave = button(/^Laat liggen/);
  const removing = page.getByText('Je worp past nergens');
  const movable = grid.locator('[data-movable="true"]');
  return { grid, button, said, leave, removing, movable };
}

/** Does whatever can be done, as soon as anything can. */
async function doSomething(page: Page): Promise<void> {
  const { grid, button, said, leave, removing, movable } = actsOn(page);
  await expect(said.or(leave).or(removing).or(movable).first()).toBeVisible();
  if (await said.isVisible()) return said.click();
  if (await leave.isVisible()) {
    await page.locator('.hm-fan [role=gridcell]').last().click();
    return button(/^Pak \d/).click();
  }
  if (await removing.isVisible()) {
    const own = grid.getByRole('gridcell', { name: /^[ab]\d+, (?!thuis).*van jou/ });
    await own.first().click();
    return button(/^Haal .* weg/).click();
  }
  await movable.last().click();
  return grid
    .getByRole('gridcell', { name: /kan hierheen/ })
    .last()
    .click();
}

test('two people on one device play with the die to the very end, a curtain between them', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/heuchel-und-meuchel/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await page
    .getByRole('group', { name: 'Kolom b: wie speelt er?' })
    .getByText('Iemand hier')
    .click();
  await page.getByText('Met dobbelsteen').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();

  const result = page.getByRole('region', { name: 'Afgelopen' });
  let curtains = 0;
  const { said, leave, removing, movable } = actsOn(page);
  // The log is ahead of the board while moves are still being shown.
  const atRest = async () => {
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await expect(result.or(said).or(leave).or(removing).or(movable).first()).toBeVisible();
  };
  for (await atRest(); !(await result.isVisible()); await atRest()) {
    const curtain = page.getByRole('button', { name: /^(Ik ben|Gordijn dicht)/ });
    if (await curtain.isVisible()) {
      curtains++;
      await doSomething(page);
    } else {
      await untilLogGrows(page, () => doSomething(page));
    }
  }
  expect(curtains).toBeGreaterThan(4);
  await expect(result.getByRole('link', { name: 'HM7.6' })).toBeVisible();
  await houseOf(page).expectReckoning(2);
  const words = await page.locator('.log-words').allTextContents();
  expect(words.some((line) => /gooit [1-6]\./.test(line))).toBe(true);
});
