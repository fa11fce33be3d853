import { type Actor, fail, type Notation, ok, type Result, unreachable } from '@kast/kernel';
import { type Card, isCard, isFigure } from './cards.ts';
import type { PailleMove, PailleState } from './state.ts';

type Read = Result<PailleMove, 'unreadable'>;

/** `pick R7`, `take F3`, `cook 4`, `land menu L2`, `land pile`, `carte 3 6`, `eat R`, `deck C3X1…` */
export const notation: Notation<PailleState, PailleMove> = {
  make: (_state, move) => makeMove(move),
  parse: parseMove,
};

export function makeMove(move: PailleMove): string {
  switch (move.kind) {
    case 'pick':
    case 'take':
      return `${move.kind} ${move.card}`;
    case 'cook':
      return `cook ${move.position}`;
    case 'land':
      return move.from === 'pile' ? 'land pile' : `land ${move.from} ${move.card}`;
    case 'carte':
      return `carte ${move.positions.join(' ')}`;
    case 'eat':
      return `eat ${move.figure}`;
    case 'shark':
      return `shark ${move.seat}`;
    case 'deck':
    case 'reshuffle':
      return `${move.kind} ${move.cards.join('')}`;
    default:
      return unreachable(move);
  }
}

/** A card by itself is picked or taken, whichever is due; positions may come in any order. */
export function parseMove(state: PailleState, by: Actor, text: string): Read {
  const words = text.trim().split(/\s+/);
  const [first = '', ...rest] = words;
  if (by === 'chance') return parseChance(first, rest);
  const card = cardIn(first);
  if (card && rest.length === 0) return ok({ kind: state.stage === 'act' ? 'take' : 'pick', card });
  return parseSeatMove(first.toLowerCase(), rest);
}

function parseSeatMove(verb: string, rest: readonly string[]): Read {
  const [one = '', two = '', ...more] = rest;
  if (more.length > 0) return fail('unreadable');
  if (verb === 'land') return parseLanding(one.toLowerCase(), two);
  if (verb === 'carte') return parseCarte(rest);
  if (two !== '') return fail('unreadable');
  if (verb === 'pick' || verb === 'take') {
    const card = cardIn(one);
    return card ? ok({ kind: verb, card }) : fail('unreadable');
  }
  if (verb === 'cook' && isPosition(one)) return ok({ kind: 'cook', position: Number(one) });
  const figure = one.toUpperCase();
  return verb === 'eat' && isFigure(figure) ? ok({ kind: 'eat', figure }) : fail('unreadable');
}

function parseLanding(from: string, name: string): Read {
  if (from === 'pile' && name === '') return ok({ kind: 'land', from });
  const card = cardIn(name);
  if (!card || (from !== 'menu' && from !== 'hand')) return fail('unreadable');
  return ok({ kind: 'land', from, card });
}

function parseCarte(words: readonly string[]): Read {
  if (words.length === 0 || !words.every(isPosition)) return fail('unreadable');
  const positions = words.map(Number).toSorted((one, other) => one - other);
  return ok({ kind: 'carte', positions });
}

function parseChance(verb: string, rest: readonly string[]): Read {
  const [what = '', ...more] = rest;
  if (more.length > 0) return fail('unreadable');
  if (verb === 'shark' && /^[1-9]$/.test(what)) return ok({ kind: 'shark', seat: Number(what) });
  if (verb !== 'deck' && verb !== 'reshuffle') return fail('unreadable');
  const cards = cardsIn(what);
  return cards ? ok({ kind: verb, cards }) : fail('unreadable');
}

/** `C3X1…`, without spaces: never none at all. */
function cardsIn(text: string): Card[] | undefined {
  if (text === '' || text.length % 2 !== 0) return undefined;
  const names = Array.from({ length: text.length / 2 }, (_, index) =>
    text.slice(index * 2, index * 2 + 2),
  );
  return names.every(isCard) ? names : undefined;
}

function cardIn(word: string): Card | undefined {
  const name = word.toUpperCase();
  return isCard(name) ? name : undefined;
}

function isPosition(word: string): boolean {
  return /^[1-9][0-9]?$/.test(word);
}
