import { registry } from '@kast/games';
import { must } from '@kast/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Told } from './snapshot.ts';

/** What of the kitchen the hand must know to press the right thing. */
export interface KitchenView {
  readonly phase: string;
  readonly trays: readonly (readonly ({ readonly kind: string } | null)[])[];
}

/** Whispers what the computer would do, from what a seat is told. */
export async function headCook() {
  const box = must(
    registry.find(({ info }) => info.id === 'leibkoeche'),
    'Die Leibköche',
  );
  const bot = await box.bot();
  return ({ you = 0, seats, options, standing, memory }: Told<KitchenView>): string => {
    const { view, ply } = standing;
    const seen = { viewer: you, seats: seats.length, options, ply, view, memory };
    const request = { level: 5, seed: `advice ${ply}`, budget: { nodes: 400 }, clock: () => 0 };
    return bot.choose(seen, request as Parameters<typeof bot.choose>[1]).move;
  };
}

/** The royal kitchen as a person finds it, in Dutch. */
export function kitchenOf(page: Page) {
  const kitchen = page.getByRole('grid', { name: 'De keuken' });
  const king = page.getByRole('grid', { name: 'De tafel van de koning' });
  const tray = page.getByRole('grid', { name: 'Jouw blad' });
  const button = (name: string | RegExp): Locator =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  /** Only where it can be pressed: what came before may still be shown. */
  const tile = (name: string): Locator =>
    kitchen.getByRole('gridcell', { name: new RegExp(`^${name},.* hier kan het(, en .*)?$`) });
  const place = (grid: Locator, number: number | string): Locator =>
    grid.getByRole('gridcell', { name: new RegExp(`^plaats ${number},`) });
  const pressOwn = async (number: number): Promise<void> => {
    await expect(place(tray, number)).toHaveAttribute('data-movable', 'true');
    await place(tray, number).click();
  };

  /** Does by pressing what the notation says; a way is the table's own choice. */
  async function play(text: string, { phase, trays }: KitchenView, you = 0) {
    const [word = '', rest = '', end] = text.split(/[ :]/);
    const own = (trays[you - 1] ?? []).map((garnished) => garnished?.kind ?? '-');
    switch (word) {
      case 'toss':
        return button(rest === 'half' ? /^Halve slag/ : /^Hele slag/).click();
      case 'walk':
        if (rest.endsWith('0'))
          return kitchen
            .getByRole('gridcell', { name: /^het tapijt.* hier kan het$/ })
            .first()
            .click();
        return tile(rest.slice(-2)).click();
      case 'keep':
        return button(`Nog eens gooien, ${rest} boven`).click();
      case 'swap':
        await button('Andere nemen').click();
        return tile(rest).click();
      case 'lay':
        if (phase === 'second') await button('Neerleggen').click();
        await button(`${end} boven`).click();
        return tile(rest).click();
      case 'leave':
        return button(/^Laat .* staan$/).click();
      case 'peek':
        await expect(page.getByText(/^Een kroon! /)).toBeVisible();
        return (rest === 'none' ? button('Niet kijken') : place(king, rest)).click();
      case 'tray':
        await expect(page.getByText('Kies een vrije plaats op je blad.')).toBeVisible();
        return place(tray, rest).click();
      case 'shift':
        await pressOwn(own.indexOf(rest) + 1);
        return button(end === 'left' ? / links aanschuiven$/ : / rechts aanschuiven$/).click();
      case 'order':
        return order(own, rest);
      default:
        return tile(rest).click();
    }
  }

  /** Exchanges two places at a time. */
  async function order(own: readonly string[], wanted: string): Promise<void> {
    const lies = [...own];
    for (const [index, kind] of wanted.split('').entries()) {
      const from = lies.indexOf(kind);
      if (kind === '-' || from === index) continue;
      await pressOwn(from + 1);
      await place(tray, index + 1).click();
      lies[from] = must(lies[index], 'what lay there');
      lies[index] = kind;
    }
    await button('Zo is het goed').click();
  }

  async function expectServed(): Promise<void> {
    const result = page.getByRole('region', { name: 'Afgelopen' });
    await expect(result.getByRole('link', { name: 'LK7.3' })).toBeVisible();
    await expect(king.getByRole('gridcell', { name: /stolp/ })).toHaveCount(0);
  }

  return { kitchen, king, play, expectServed };
}
