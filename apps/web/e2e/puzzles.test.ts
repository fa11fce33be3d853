import { puzzleOfTheDay, registry } from '@kast/games';
import type { Puzzle } from '@kast/games/box/puzzle.ts';
import { must } from '@kast/kernel';
import { expect, test } from './support/test.ts';
import { boardOf } from './support/board.ts';

test.use({
  locale: 'nl-NL',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

const tablut = must(
  registry.find(({ info }) => info.id === 'tablut'),
  'Tablut',
);

/** Whose puzzle it is, and how they win. */
const WINS: Readonly<Record<string, RegExp>> = {
  tablut: /Je bent (Licht|Donker).* Je wint als /,
  'heuchel-und-meuchel': /Kolom [a-f] is van jou.* De meeste punten winnen\./,
  'drunter-und-drueber': /Jouw .* stenen zijn .* Je wint als /,
  'la-courte-paille': /Je wint met de meeste punten van dat personage\./,
  leibkoeche: /Jouw kok is .* dan win je\./,
};

/** A day whose puzzle is one of Tablut's. */
function dayOfTablut(): number {
  const noons = Array.from({ length: 5 }, (_, day) => Date.UTC(2026, 10, 16 + day, 12));
  const due = (noon: number) => registry[puzzleOfTheDay(noon, registry.length).game];
  return must(
    noons.find((noon) => due(noon) === tablut),
    'a day of Tablut',
  );
}

async function puzzleOn(noon: number): Promise<Puzzle> {
  const puzzles = await must(tablut.puzzles, 'puzzles')();
  const { puzzle } = puzzleOfTheDay(noon, registry.length);
  return must(puzzles[puzzle % puzzles.length], 'a puzzle');
}

test('the puzzle of the day is found in the cupboard, solved on the board and kept with its stars', async ({
  page,
}) => {
  const noon = dayOfTablut();
  const puzzle = await puzzleOn(noon);
  await page.clock.setFixedTime(noon);
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzel van vandaag: Tablut' }).click();
  await expect(page.getByRole('heading', { name: 'De puzzel van vandaag' })).toBeVisible();
  const board = boardOf(page);
  await board.play(puzzle.second);
  await expect(page.getByText('op één na de beste zet')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Nog eens' }).click();
  await board.play(puzzle.best);
  const said = page.locator('.lesson-said');
  await expect(said).toContainText('De computer zou');
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(said.getByRole('img', { name: '2 van 3 sterren' })).toBeVisible();

  await page.goto('/');
  const entrance = page.getByRole('link', { name: 'Puzzel van vandaag: Tablut' });
  await expect(entrance.getByRole('img', { name: '2 van 3 sterren' })).toBeVisible();
  await page.goto('/tablut');
  await expect(page.getByRole('link', { name: 'Puzzels' })).toContainText('2');
});

for (const { info } of registry) {
  test(`a puzzle of ${info.id} opens on a cold load, helps and tells its solution`, async ({
    page,
  }) => {
    await page.goto(`/${info.id}/puzzles`);
    await expect(page.getByRole('img', { name: /^Puzzel 1 van \d+$/ })).toBeVisible();
    const asked = page.locator('.lesson-words');
    await expect(asked).toContainText(WINS[info.id] ?? 'nothing said of it');
    await expect(asked.locator('.lesson-task')).toContainText(
      /^Jij speelt .*\. Doel: .*vind die\./,
    );
    const place = () => asked.locator('.lesson-task').boundingBox();
    const task = await place();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.lesson-said')).toBeInViewport({ ratio: 1 });
    await expect.poll(place).toEqual(task);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByText('maar er is iets beters')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Laat zien' }).click();
    await expect(page.getByText('naar schatting')).toBeInViewport({ ratio: 1 });
  });
}
