import type { Figure } from '../../rules/index.ts';

export const figures: Readonly<Record<Figure, string>> = {
  C: 'captain',
  G: 'cook',
  B: "ship's boy",
  L: 'lookout',
  R: 'sea rat',
  F: 'fortune-teller',
  X: 'Coco',
};

export const theFigure: Readonly<Record<Figure, string>> = {
  C: 'the captain',
  G: 'the cook',
  B: "the ship's boy",
  L: 'the lookout',
  R: 'the sea rat',
  F: 'the fortune-teller',
  X: 'Coco',
};

/** "captain 7" */
export function cardName(card: string): string {
  return `${figures[card.charAt(0) as Figure]} ${card.slice(1)}`;
}

export function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

export function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const list = new Intl.ListFormat('en');

export function listed(names: readonly string[]): string {
  return list.format(names);
}
