import type { Seat } from '@kast/kernel';
import type { HeuchelOptions } from '../info.ts';
import { type Card, isCard } from './cards.ts';
import { EMPTY_COLUMN, withPile } from './columns.ts';
import type { Column, HeuchelState, LyingCard, Pile } from './state.ts';

export interface SceneParts {
  readonly options?: Partial<HeuchelOptions>;
  readonly onTurn?: Seat;
  readonly phase?: HeuchelState['phase'];
  readonly landed?: number;
  readonly roll?: number;
  readonly gone?: readonly (readonly Card[])[];
}

/**
 * A position for lessons, diagrams and tests, a text per column: `3:Q4>Q1 8:(F2)` has quack 4 on quack 1
 * on row 3, and fire-eater 2 face down on row 8. Only top cards are known to all, unless the scene says
 * otherwise with `3:Q4>Q1!`.
 */
export function scene(columns: readonly string[], parts: SceneParts = {}): HeuchelState {
  const none = columns.map(() => []);
  return {
    options: { split: 'start', die: 'off', memory: 'aid', ...parts.options },
    seats: columns.length,
    phase: parts.phase ?? 'moving',
    hands: none,
    arranged: none,
    columns: columns.map((text, index) => columnFrom(text, index + 1)),
    gone: parts.gone ?? none,
    onTurn: parts.onTurn ?? 1,
    landed: parts.landed ?? 0,
    roll: parts.roll ?? 0,
    outcome: null,
  };
}

function columnFrom(text: string, seat: Seat): Column {
  return text
    .split(' ')
    .filter(Boolean)
    .reduce((column, part) => {
      const [row = '', cards = ''] = part.split(':');
      return withPile(column, Number(row), pileFrom(cards, seat));
    }, EMPTY_COLUMN);
}

function pileFrom(text: string, seat: Seat): Pile {
  const faceDown = text.startsWith('(');
  const cards = text
    .replace(/[()]/g, '')
    .split('>')
    .map((word, index): LyingCard => {
      const card = word.replace('!', '');
      if (!isCard(card)) throw new Error(`no such card: ${word}`);
      return { card, known: index === 0 || word.endsWith('!') ? 0 : seat };
    });
  return { cards, faceDown };
}

/** How a column lies, in the words that `scene` reads. */
export function sketch(column: Column): string {
  return column
    .flatMap((pile, index) => {
      if (!pile) return [];
      const cards = pile.cards.map(({ card }) => card).join('>');
      return [`${index + 1}:${pile.faceDown ? `(${cards})` : cards}`];
    })
    .join(' ');
}
