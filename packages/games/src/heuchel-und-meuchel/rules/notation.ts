import { fail, type Notation, ok, type Seat } from '@kast/kernel';
import { type Card, isCard, TOP_ROW } from './cards.ts';
import type { HeuchelMove, HeuchelState, Lot } from './state.ts';

export const notation: Notation<HeuchelState, HeuchelMove> = {
  make: (_state, move) => make(move),
  parse: (_state, _by, text) => {
    const move = parse(text);
    return move ? ok(move) : fail('unreadable');
  },
};

/** Columns a–f: seat 1 is a. */
export function makeColumn(seat: Seat): string {
  return 'abcdef'.charAt(seat - 1);
}

export function parseColumn(letter: string): Seat {
  return 'abcdef'.indexOf(letter) + 1;
}

function make(move: HeuchelMove): string {
  switch (move.kind) {
    case 'deal':
      return `deal ${move.hands.map((hand) => hand.join('')).join('/')}`;
    case 'arrange':
      return `arrange ${move.stacks.map((cards) => cards.join('>')).join(' ')}`;
    case 'first':
      return `first ${move.seat}`;
    case 'roll':
      return `roll ${move.pips}`;
    case 'move':
      return `${move.from}${move.count > 0 ? `/${move.count}` : ''}-${move.to}`;
    case 'take':
      return `take ${move.lots.map(({ column, count }) => `${makeColumn(column)}${count}`).join(' ')}`;
    case 'remove':
      return `remove ${move.row}`;
    default:
      return move.kind;
  }
}

function parse(text: string): HeuchelMove | undefined {
  const [word = '', ...rest] = text.split(' ');
  if (rest.length === 0) {
    return word === 'leave' || word === 'again' || word === 'stop'
      ? { kind: word }
      : parseWay(word);
  }
  switch (word) {
    case 'deal':
      return parseDeal(rest);
    case 'arrange':
      return parseArrangement(rest);
    case 'take':
      return parseTaking(rest);
    default:
      return rest.length === 1 ? parseNumbered(word, rest[0] ?? '') : undefined;
  }
}

function parseWay(text: string): HeuchelMove | undefined {
  const [, from, count, to] = /^([1-9]\d?)(?:\/([1-9]\d?))?-([1-9]\d?)$/.exec(text) ?? [];
  if (!isRow(from) || !isRow(to)) return undefined;
  return { kind: 'move', from: Number(from), count: Number(count ?? 0), to: Number(to) };
}

function parseNumbered(word: string, text: string): HeuchelMove | undefined {
  if (word === 'remove') return isRow(text) ? { kind: word, row: Number(text) } : undefined;
  if (!/^[1-6]$/.test(text)) return undefined;
  if (word === 'first') return { kind: word, seat: Number(text) };
  return word === 'roll' ? { kind: word, pips: Number(text) } : undefined;
}

function parseDeal(words: readonly string[]): HeuchelMove | undefined {
  const hands = (words[0] ?? '').split('/').map((hand) => hand.match(/../g) ?? []);
  const text = hands.map((hand) => hand.join('')).join('/');
  if (words.length > 1 || text !== words[0] || !areHands(hands)) return undefined;
  return { kind: 'deal', hands };
}

function parseArrangement(words: readonly string[]): HeuchelMove | undefined {
  const stacks = words.map((word) => word.split('>'));
  return areHands(stacks) ? { kind: 'arrange', stacks } : undefined;
}

function parseTaking(words: readonly string[]): HeuchelMove | undefined {
  const lots = words.map((word): Lot | undefined => {
    const [, column = '', count] = /^([a-f])([1-9]\d?)$/.exec(word) ?? [];
    return column ? { column: parseColumn(column), count: Number(count) } : undefined;
  });
  return lots.every((lot) => lot !== undefined) ? { kind: 'take', lots } : undefined;
}

function areHands(hands: readonly (readonly string[])[]): hands is readonly (readonly Card[])[] {
  return hands.every((cards) => cards.every(isCard));
}

function isRow(text: string | undefined): boolean {
  return text !== undefined && /^[1-9]\d?$/.test(text) && Number(text) <= TOP_ROW;
}
