import { must } from '@kast/kernel';
import { violationsIn } from './support/axe.ts';
import { boardOf, expectPlies } from './support/board.ts';
import { experienced } from './support/experienced.ts';
import { type Browser, expect, type Page, test } from './support/test.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

async function visitor(browser: Browser, origin: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    baseURL: origin,
    storageState: experienced(origin),
    viewport: { width, height: 844 },
  });
  return context.newPage();
}

test('T15 a line that is planned on the real board is played at once, and nobody knows of it', async ({
  browser,
  baseURL,
}) => {
  const origin = must(baseURL, 'the address of the server');
  const light = await visitor(browser, origin, 1280);
  const dark = await visitor(browser, origin, 390);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const data = { game: 'tablut', options: {}, seats, watchers: 'link' };
  const made = await light.request.post(`${origin}/api/matches`, { data });
  const { id, invites } = (await made.json()) as {
    readonly id: string;
    readonly invites: readonly { readonly token: string }[];
  };
  await dark.request.post(`${origin}/api/matches/${id}/seats`, {
    data: { token: invites[0]?.token },
  });
  await light.goto(`/m/${id}`);
  await dark.goto(`/m/${id}`);

  await dark.getByRole('button', { name: 'Zetten vooruit plannen' }).click();
  const planning = dark.getByRole('dialog', { name: 'Zetten vooruit plannen' });
  const square = (name: string) =>
    planning.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  for (const name of ['e6', 'f6', 'a4', 'a3']) await square(name).click();
  const line = /zet de verdediger van e6 naar f6\. Jij zet de aanvaller van a4 naar a3\.$/;
  await expect(planning.getByText(line)).toBeVisible();
  // The sheet is opened from dark wood: what can be pressed on paper is as dark as what is read there.
  const ink = (one: Element): string => getComputedStyle(one).color;
  const paper = await planning.evaluate(ink);
  for (const name of ['Eén zet terug', 'Sluiten']) {
    expect(await planning.getByRole('button', { name }).evaluate(ink)).toBe(paper);
  }
  expect(await violationsIn(dark)).toEqual([]);
  await planning.getByRole('button', { name: 'Bewaar deze lijn' }).click();
  await expect(planning.getByRole('button', { name: /^Vergeet deze lijn: / })).toHaveAccessibleName(
    line,
  );
  await expect(planning).not.toContainText('e6-f6');
  await dark.keyboard.press('Escape');
  await expect(
    dark.getByRole('button', { name: 'Zetten vooruit plannen: één lijn bewaard' }),
  ).toBeVisible();

  await boardOf(light).play('e6-f6');
  for (const page of [light, dark]) await expectPlies(page, 2);
  await expect(boardOf(light).cell('a3')).toHaveAccessibleName(/aanvaller/);
  await expect(
    dark.getByText('Het ging zoals je had gepland. Jij zet de aanvaller van a4 naar a3.'),
  ).toBeVisible();
});
