import { must } from '@kast/kernel';
import { expect, test } from './support/test.ts';
import { lessonsOfTablut } from './support/adviser.ts';
import { boardOf } from './support/board.ts';
import { momentsOf, openMoment } from './support/golden-moments.ts';
import { untilSettled } from './support/layout-faults.ts';
import { WINDOWS } from './support/windows.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test('every lesson is solved on the real board, and that is remembered', async ({ page }) => {
  const lessons = await lessonsOfTablut();
  await page.goto('/tablut/learn');
  const board = boardOf(page);
  for (const [index, lesson] of lessons.entries()) {
    await expect(page.getByRole('img', { name: `Les ${index + 1} van` })).toBeVisible();
    for (const move of lesson.solution) {
      await expect(board.grid.locator('[data-movable=true]').first()).toBeAttached();
      await board.play(move);
    }
    await expect(page.getByRole('heading', { name: 'Goed gedaan' })).toBeVisible();
    // In the second one as in the first.
    await expect(
      page.getByRole('log').getByText(lesson.solution[0]?.slice(-2) ?? ''),
    ).not.toHaveCount(0);
    if (index < lessons.length - 1) {
      await page.locator('.sheet-actions').getByRole('button', { name: 'Volgende les' }).click();
    }
  }
  await expect(page.getByText('Dat waren ze allemaal')).toBeVisible();
  await page.reload();
  await expect(page.locator('.progress-dot[data-done=true]')).toHaveCount(lessons.length);
  await page.goto('/tablut');
  await expect(page.getByRole('img', { name: '30 van 30 sterren' })).toBeVisible();
});

test('a wrong move says so, a hint helps, and the solution can be shown', async ({ page }) => {
  await page.goto('/tablut/learn');
  const board = boardOf(page);
  await board.play('f7-f8');
  await expect(page.getByRole('heading', { name: 'Bijna' })).toBeVisible();
  await page.getByRole('button', { name: 'Nog eens' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('heading', { name: 'Een hint' })).toBeVisible();
  await board.play('f7-g8');
  await expect(page.locator('.slip').getByRole('link', { name: 'TB2.1' })).toBeVisible();
  await board.play('b9-a9');
  await expect(page.getByRole('img', { name: '2 van 3 sterren' })).toBeVisible();
});

test('back and forth between the courses of two games, each is at its own place', async ({
  page,
}) => {
  await page.goto('/tablut/learn');
  const at = (lesson: number) => page.getByRole('img', { name: `Les ${lesson} van` });
  for (let lesson = 1; lesson < 10; lesson++) {
    await expect(at(lesson)).toBeVisible();
    await page.getByRole('button', { name: 'Volgende les' }).first().click();
  }
  await expect(at(10)).toBeVisible();
  await page.getByRole('link', { name: 'Tablut' }).click();
  await page.getByRole('link', { name: 'Spellenkast' }).click();
  await page.getByRole('link', { name: 'La Courte Paille' }).first().click();
  await page.locator('a[href="/la-courte-paille/learn"]').first().click();
  await expect(page.getByRole('link', { name: 'La Courte Paille' })).toBeVisible();
  await page.evaluate(() => history.go(-4));
  await expect(page.getByRole('link', { name: 'Tablut' })).toBeVisible();
  for (let lesson = 1; lesson < 10; lesson++) {
    await expect(at(lesson)).toBeVisible();
    await page.getByRole('button', { name: 'Volgende les' }).first().click();
  }
  await expect(at(10)).toBeVisible();
  await page.evaluate(() => history.go(4));
  await expect(page.getByRole('link', { name: 'La Courte Paille' })).toBeVisible();
  await expect(at(1)).toBeVisible();
});

test('on the smallest phone most of the width is the board of Leibköche, in a replay too', async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS['small-phone']);
  const widthOfBoard = async (): Promise<number> => {
    const board = page.locator('.lk-surface');
    await expect(board).toBeVisible();
    await untilSettled(page);
    return (await board.boundingBox())?.width ?? 0;
  };
  await page.goto('/leibkoeche/learn');
  expect(await widthOfBoard()).toBeGreaterThan(190);
  const moments = await momentsOf('leibkoeche', 'four-at-the-stove');
  await openMoment(page, must(moments.at(-1), 'the end of a match'), '/replay?ply=60');
  expect(await widthOfBoard()).toBeGreaterThan(190);
});
