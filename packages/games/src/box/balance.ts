import type { OptionValue } from '@kast/kernel';

/** How matches between equal computers went, by option: written by `kast balance`. */
export interface Balance {
  readonly rulesVersion: number;
  readonly seats: number;
  /** Of every computer at the table. */
  readonly level: number;
  /** By the book. */
  readonly usual: Figures;
  /** With one option otherwise, and all others by the book. */
  readonly options: Readonly<Record<string, readonly OptionFigures[]>>;
}

export interface Figures {
  /** How many were played: the fewer, the less the rest says. */
  readonly matches: number;
  /** Decisions of all players in a match, on average. */
  readonly moves: number;
  /** Won by each seat, seat 1 first, as shares of 1; a shared win is divided. */
  readonly wins: readonly number[];
  /** Without a winner, as a share of 1. */
  readonly draws: number;
}

export interface OptionFigures extends Figures {
  readonly value: OptionValue;
}

/** The figures of one value of an option; those by the book for its default. */
export function figuresFor(
  { usual, options }: Balance,
  option: string,
  value: OptionValue,
): Figures {
  return options[option]?.find((figures) => figures.value === value) ?? usual;
}
