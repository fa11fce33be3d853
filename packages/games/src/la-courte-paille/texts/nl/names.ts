import type { Figure } from '../../rules/index.ts';

export const figures: Readonly<Record<Figure, string>> = {
  C: 'kapitein',
  G: 'kokkin',
  B: 'scheepsjongen',
  L: 'uitkijk',
  R: 'zeerat',
  F: 'waarzegster',
  X: 'Coco',
};

export const theFigure: Readonly<Record<Figure, string>> = {
  C: 'de kapitein',
  G: 'de kokkin',
  B: 'de scheepsjongen',
  L: 'de uitkijk',
  R: 'de zeerat',
  F: 'de waarzegster',
  X: 'Coco',
};

/** "kapitein 7" */
export function cardName(card: string): string {
  return `${figures[card.charAt(0) as Figure]} ${card.slice(1)}`;
}

export function points(count: number): string {
  return count === 1 ? '1 punt' : `${count} punten`;
}

export function cards(count: number): string {
  return count === 1 ? '1 kaart' : `${count} kaarten`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const list = new Intl.ListFormat('nl');

export function listed(names: readonly string[]): string {
  return list.format(names);
}
