import { fail, must, type Notation, ok, unreachable } from '@kast/kernel';
import { CARPET, columnOf, makeTile, parseTile, type Tile } from './kitchen.ts';
import { isKind, type Kind, type Low, PLACES } from './pancakes.ts';
import type { Fall, LeibkoecheMove, LeibkoecheState, Pile, Toss } from './state.ts';
import { notAHand } from './throwing.ts';

export const notation: Notation<LeibkoecheState, LeibkoecheMove> = {
  make,
  parse: (_state, _by, text) => {
    const move = parse(text);
    if (move) return ok(move);
    return fail(isMeantAsTrace(text) ? notAHand('not-whole') : 'unreadable');
  },
};

function make(state: LeibkoecheState, move: LeibkoecheMove): string {
  switch (move.kind) {
    case 'king':
      return `king ${move.kinds.join('')}`;
    case 'piles':
      return `piles ${move.piles.map(makePile).join(' ')}`;
    case 'stack':
      return `stack ${move.lows.join('')}`;
    case 'first':
      return `first ${move.seat}`;
    case 'put':
    case 'from':
    case 'swap':
      return `${move.kind} ${makeTile(move.tile)}`;
    case 'leave':
    case 'take':
    case 'skip':
      return move.kind;
    case 'shift':
      return `shift ${move.garnish} ${move.end}`;
    case 'toss':
      return `toss ${typeof move.toss === 'string' ? move.toss : move.toss.join(',')}`;
    case 'fall':
      return `fall ${move.fall.result} ${move.fall.face}`;
    case 'walk':
      return `walk ${makeWalk(state, move.tiles)}`;
    case 'tray':
      return `tray ${move.place}`;
    case 'peek':
      return `peek ${move.place ?? 'none'}`;
    case 'keep':
      return `keep:${move.face}`;
    case 'lay':
      return `lay ${makeTile(move.tile)}:${move.face}`;
    case 'order':
      return `order ${move.places.map((kind) => kind ?? '-').join('')}`;
    default:
      return unreachable(move);
  }
}

function makePile({ kind, tile, crowns }: Pile): string {
  return `${kind}:${makeTile(tile)}:${crowns.map((crown) => (crown ? '*' : '.')).join('')}`;
}

/** The carpet is written with the column of the door that leads to it. */
function makeWalk(state: LeibkoecheState, tiles: readonly Tile[]): string {
  const before = tiles.at(-2) ?? must(state.cooks[state.onTurn - 1], 'a cook');
  return tiles
    .map((tile) => (tile === CARPET ? `${'abcdef'.charAt(columnOf(before))}0` : makeTile(tile)))
    .join('');
}

function parse(text: string): LeibkoecheMove | undefined {
  if (text === 'leave' || text === 'take' || text === 'skip') return { kind: text };
  const keep = /^keep:([1-6])$/.exec(text);
  if (keep) return { kind: 'keep', face: Number(keep[1]) };
  const space = text.indexOf(' ');
  const rest = text.slice(space + 1);
  return space < 0 ? undefined : parseWords(text.slice(0, space), rest);
}

function parseWords(word: string, rest: string): LeibkoecheMove | undefined {
  switch (word) {
    case 'king':
      return parseKing(rest);
    case 'piles':
      return parsePiles(rest);
    case 'stack':
      return parseStack(rest);
    case 'first':
      return /^[1-4]$/.test(rest) ? { kind: word, seat: Number(rest) } : undefined;
    case 'put':
    case 'from':
    case 'swap': {
      const tile = parseTile(rest);
      return tile === undefined ? undefined : { kind: word, tile };
    }
    case 'shift':
      return parseShift(rest);
    case 'toss':
      return parseToss(rest);
    case 'fall':
      return parseFall(rest);
    case 'walk':
      return parseWalk(rest);
    case 'peek':
      if (rest === 'none') return { kind: word, place: null };
      return /^[1-6]$/.test(rest) ? { kind: word, place: Number(rest) } : undefined;
    case 'tray':
      return /^[1-6]$/.test(rest) ? { kind: word, place: Number(rest) } : undefined;
    case 'lay':
      return parseLay(rest);
    case 'order':
      return parseOrder(rest);
    default:
      return undefined;
  }
}

function parseKing(text: string): LeibkoecheMove | undefined {
  const kinds = text.split('');
  return areKinds(kinds) && kinds.length === PLACES ? { kind: 'king', kinds } : undefined;
}

function parsePiles(text: string): LeibkoecheMove | undefined {
  const piles = text.split(' ').map((part): Pile | undefined => {
    const [, kind = '', name = '', crowns = ''] = /^([A-F]):(..):([.*]+)$/.exec(part) ?? [];
    const tile = parseTile(name);
    if (!isKind(kind) || tile === undefined) return undefined;
    return { kind, tile, crowns: crowns.split('').map((sign) => sign === '*') };
  });
  return piles.every((pile) => pile !== undefined) ? { kind: 'piles', piles } : undefined;
}

function parseStack(text: string): LeibkoecheMove | undefined {
  if (!/^[1-3]{6}$/.test(text)) return undefined;
  return { kind: 'stack', lows: text.split('').map((low) => Number(low) as Low) };
}

function parseShift(text: string): LeibkoecheMove | undefined {
  const [garnish = '', end, ...more] = text.split(' ');
  if (!isKind(garnish) || more.length > 0 || (end !== 'left' && end !== 'right')) return undefined;
  return { kind: 'shift', garnish, end };
}

function parseToss(text: string): LeibkoecheMove | undefined {
  if (text === 'half' || text === 'full') return { kind: 'toss', toss: text };
  if (!/^-?\d{1,9}(,-?\d{1,9})*$/.test(text)) return undefined;
  const toss: Toss = text.split(',').map(Number);
  return toss.join(',') === text ? { kind: 'toss', toss } : undefined;
}

/** LK8.2: numbers, but not whole ones, or the list was cut off. */
function isMeantAsTrace(text: string): boolean {
  return /^toss [-+\d.,e]+$/i.test(text);
}

function parseFall(text: string): LeibkoecheMove | undefined {
  const [, result, face] = /^(caught|missed|invalid) ([1-6])$/.exec(text) ?? [];
  if (!result) return undefined;
  return { kind: 'fall', fall: { result: result as Fall['result'], face: Number(face) } };
}

function parseWalk(text: string): LeibkoecheMove | undefined {
  if (!/^([a-f][1-7])*([a-f][1-7]|[cd]0)$/.test(text)) return undefined;
  const names = text.match(/../g) ?? [];
  const tiles = names.map((name) => parseTile(name) ?? CARPET);
  const [last = '', door] = names.toReversed();
  // c0 is reached over c1 alone.
  if (last.endsWith('0') && door !== undefined && door !== `${last.charAt(0)}1`) return undefined;
  return { kind: 'walk', tiles };
}

function parseLay(text: string): LeibkoecheMove | undefined {
  const [, name = '', face] = /^(..):([1-6])$/.exec(text) ?? [];
  const tile = parseTile(name);
  return tile === undefined ? undefined : { kind: 'lay', tile, face: Number(face) };
}

function parseOrder(text: string): LeibkoecheMove | undefined {
  if (!/^[A-F-]{6}$/.test(text)) return undefined;
  return { kind: 'order', places: text.split('').map((sign) => (isKind(sign) ? sign : null)) };
}

function areKinds(letters: readonly string[]): letters is readonly Kind[] {
  return letters.every(isKind);
}
