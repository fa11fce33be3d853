import { must } from '@kast/kernel';
import type { LeibkoecheOptions } from '../info.ts';
import { CARPET, parseTile, type Tile } from './kitchen.ts';
import { isKind, KINDS, lowOf, PLACES, type Tray } from './pancakes.ts';
import { startState } from './setup.ts';
import type { LeibkoecheState, Lying, Pile } from './state.ts';

export interface SceneParts extends Partial<Omit<LeibkoecheState, 'options' | 'trays' | 'cooks'>> {
  readonly options?: Partial<LeibkoecheOptions>;
  /** `A*B-CD-` per seat; a star marks the crown. */
  readonly trays?: readonly string[];
  /** `c3`, or `carpet`. */
  readonly cooks?: readonly string[];
  /** `b2:6 d4:3`: throwing pancakes with the face that is up. */
  readonly pancakes?: string;
}

/** Piles of the usual scene, far enough apart: `A:b3 B:e3 C:b5 D:e5 E:b7 F:e7`, crowns at the bottom. */
const PILES: readonly Pile[] = ['b3', 'e3', 'b5', 'e5', 'b7', 'e7'].map((name, index) => ({
  kind: must(KINDS[index], 'a kind'),
  tile: tileNamed(name),
  crowns: [false, false, false, false, true],
}));

/** A position for lessons, diagrams and tests: seat 1 holds a 1/6 and is about to toss. */
export function scene(parts: SceneParts = {}): LeibkoecheState {
  const { options, trays, cooks, pancakes, ...rest } = parts;
  const seats = parts.seats ?? trays?.length ?? cooks?.length ?? 2;
  const each = Array.from({ length: seats });
  return {
    ...startState({ toss: 'chance', crowns: 'one', assist: 'on', ...options }, seats),
    phase: 'toss',
    king: KINDS,
    piles: PILES,
    held: { low: 1, face: 1 },
    onTurn: 1,
    ...rest,
    lying: pancakes ? pancakesFrom(pancakes) : (rest.lying ?? []),
    trays: each.map((_, index) => trayFrom(trays?.[index] ?? '')),
    cooks: each.map((_, index) => cookFrom(cooks?.[index] ?? 'carpet')),
  };
}

/** A pile moved, or with its crown elsewhere: `A:c4:*....`. */
export function withPile(state: LeibkoecheState, text: string): LeibkoecheState {
  const [kind = '', name = '', crowns = ''] = text.split(':');
  const changed = { tile: tileNamed(name), crowns: crowns.split('').map((sign) => sign === '*') };
  const piles = state.piles.map((pile) => (pile.kind === kind ? { ...pile, ...changed } : pile));
  return { ...state, piles };
}

/** A tray in the words that `scene` reads. */
export function sketchTray(tray: Tray): string {
  return tray
    .map((garnished) => (garnished ? `${garnished.kind}${garnished.crowned ? '*' : ''}` : '-'))
    .join('');
}

function trayFrom(text: string): Tray {
  const places = (text.match(/[A-F]\*?|-/g) ?? []).map((word) => {
    const kind = word.charAt(0);
    return isKind(kind) ? { kind, crowned: word.endsWith('*') } : null;
  });
  return [...places, ...Array.from({ length: PLACES - places.length }, () => null)];
}

function pancakesFrom(text: string): readonly Lying[] {
  return text.split(' ').map((part) => {
    const [name = '', face] = part.split(':');
    return { tile: tileNamed(name), low: lowOf(Number(face)), face: Number(face) };
  });
}

function cookFrom(name: string): Tile {
  return name === 'carpet' ? CARPET : tileNamed(name);
}

function tileNamed(name: string): Tile {
  return must(parseTile(name), `a tile called ${name}`);
}
