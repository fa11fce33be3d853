import { parseAct, type Seat } from '@kast/kernel';
import type { Judge } from '../session/judge.ts';
import { folded, letterReader, type Letters } from './typed-letters.ts';

/** What somebody meant by what they typed: in notation, or as it was typed where nothing is known of it. */
type Typed =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'ambiguous'; readonly moves: readonly string[] };

export interface Asked {
  readonly judge: Judge;
  readonly seat: Seat;
  /** What this seat may do now. */
  readonly moves: readonly unknown[];
  /** What stands on the cards, in the reader's language. */
  readonly letters?: Letters | undefined;
}

/**
 * Reads a move without its capitals, spaces, dashes or verb, and with the letters of the notation or those that
 * the reader sees, wherever only one can be meant.
 */
export function readTyped(typed: string, { judge, seat, moves, letters = {} }: Asked): Typed {
  const text = typed.trim().replaceAll(/\s+/gu, ' ');
  const { asSeen, apart, asNoted } = letterReader(letters);
  const spelled = (words: string): string | undefined =>
    spellings(words).find(
      (other) => parseAct(other) !== undefined || judge.read(seat, other) !== undefined,
    );
  const spelling = spelled(text);
  const isAlone = Object.keys(letters).length === 0 || parseAct(spelling ?? '') !== undefined;
  if (spelling !== undefined && isAlone) return { kind: 'read', text: spelling };

  const written = moves.map((move) => judge.notate(move));
  const noted = spelling === undefined ? meantBy(text, written) : [spelling];
  const withLetters = written.filter((move) => asSeen(move) !== move);
  const seen = meantBy(text, withLetters, asSeen);
  const inFull = (move: string): string => judge.notate(judge.read(seat, move));
  const legal = seen.length === 0 ? noted : noted.filter((move) => written.includes(inFull(move)));
  const others = seen.filter((move) => !legal.some((one) => inFull(one) === move));
  if (legal.length + others.length > 1) {
    return { kind: 'ambiguous', moves: [...legal.map((move) => apart(inFull(move))), ...others] };
  }
  return { kind: 'read', text: legal[0] ?? others[0] ?? spelled(asNoted(text)) ?? text };
}

/** The moves that it may stand for, the closest first, as somebody would write them. */
function meantBy(
  text: string,
  moves: readonly string[],
  write: (move: string) => string = (move) => move,
): readonly string[] {
  const wanted = squeezed(text);
  for (const shorten of SHORTER) {
    const meant = moves.filter((move) => shorten(write(move)).includes(wanted));
    if (meant.length > 0) return [...new Set(meant)];
  }
  return [];
}

const DASHES = /[\u2010-\u2015\u2212]/gu;

/** From one place to another, with what is put between them. */
const WAY = /^([a-z]?\d+(?:\/\d+)?) ?[-x×:, ] ?([a-z]?\d+.*)$/u;
const SQUARES = /^([a-z]\d)([a-z]\d.*)$/u;

/** From what was typed to what is the furthest from it; also where the move itself is not allowed, to be told why. */
function spellings(text: string): readonly string[] {
  const plain = text.toLowerCase().replaceAll(DASHES, '-');
  const [verb = '', ...rest] = plain.split(' ');
  const close = plain.replaceAll(/ ?([-/!:>]) ?/gu, '$1');
  return [
    text,
    plain,
    close,
    [verb, ...rest.map((word) => word.toUpperCase())].join(' '),
    close.replace(WAY, '$1-$2').replaceAll(' ', ''),
    plain.replaceAll(' ', '').replace(SQUARES, '$1-$2'),
    plain.replace(/[.!]$/u, ''),
  ];
}

/** How a move may be shortened, the closest to its notation first. */
const SHORTER: readonly ((move: string) => readonly string[])[] = [
  (move) => [squeezed(move)],
  (move) => [squeezed(move), squeezed(move.slice(move.indexOf(' ') + 1))],
];

/** A call ends with its sign, and stays another move than without. */
function squeezed(text: string): string {
  return folded(text).replaceAll(/[^a-z0-9!]/gu, '');
}
