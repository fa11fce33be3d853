import type { Viewer } from '@kast/kernel';
import {
  CARPET,
  countOn,
  type Kind,
  type LeibkoecheView,
  makeTile,
  type Pan,
  panFor,
  type Tile,
  type Tray,
} from '../rules/index.ts';
import type { TableWords } from '../texts/table-words.ts';
import { stripOfCell, tileOfCell } from './geometry.ts';
import { isTakeOrLeave } from './interaction.ts';

export interface Eyes {
  readonly view: LeibkoecheView;
  readonly viewer: Viewer;
  readonly seatNames: readonly string[];
  readonly words: TableWords;
}

/** A cell of the kitchen for the ear: "c4, pile of cheese, 4 high, cook of Blue, possible here". */
export function nameOfCell(eyes: Eyes, cell: string, isTarget: boolean, leaves = false): string {
  const tile = tileOfCell(cell);
  const parts = tile === undefined ? inStrip(eyes, cell) : [cell, ...onTile(eyes, tile)];
  return [...parts, ...(isTarget ? target(eyes, tile, leaves) : [])].join(', ');
}

/** LK6.1: the way to a pile says what happens there. */
function target({ view, words }: Eyes, tile: Tile | undefined, leaves: boolean): readonly string[] {
  const said = words.tile;
  const pile = view.piles.find((other) => other.tile === tile);
  const isChoice = view.phase === 'walk' && pile && isTakeOrLeave(view, view.onTurn, pile);
  return isChoice ? [said.target, leaves ? said.andLeave : said.andTake] : [said.target];
}

/** A place of the king's table for the ear. */
export function nameOfKingsPlace(eyes: Eyes, place: number, isTarget: boolean): string {
  const { view, words, seatNames } = eyes;
  const kind = view.king[place - 1];
  const lookers = [...new Set(lookersAt(view, place))].map((seat) => seatNames[seat - 1] ?? '');
  const parts = [kind ? openPlace(eyes, place, kind) : words.place.covered(place)];
  if (lookers.length > 0 && !view.revealed) parts.push(words.place.lookedAtBy(lookers));
  if (isTarget) parts.push(words.place.target);
  return parts.join(', ');
}

function openPlace({ view, viewer, words }: Eyes, place: number, kind: Kind): string {
  const isSecret = typeof viewer === 'number' && !view.revealed;
  return isSecret ? words.place.known(place, kind) : words.place.open(place, kind);
}

/** A place of a tray for the ear. */
export function nameOfPlace(
  { view, words }: Pick<Eyes, 'view' | 'words'>,
  tray: Tray,
  place: number,
  isTarget: boolean,
): string {
  const garnished = tray[place - 1];
  const parts = [garnished ? words.place.holds(place, garnished) : words.place.empty(place)];
  if (matchesAt(view, tray, place)) parts.push(words.place.matches);
  if (isTarget) parts.push(words.place.target);
  return parts.join(', ');
}

/** A whole tray for the ear. */
export function nameOfTray(eyes: Pick<Eyes, 'view' | 'words' | 'seatNames'>, seat: number): string {
  const { view, words, seatNames } = eyes;
  const tray = view.trays[seat - 1] ?? [];
  return words.trayTold(seatNames[seat - 1] ?? '', {
    count: countOn(tray),
    pan: panOf(view, seat),
    holds: tray.flatMap((garnished, index) =>
      garnished ? [words.place.holds(index + 1, garnished)] : [],
    ),
  });
}

/** The whole table for the ear, where the drawing is all there is. */
export function nameOfKitchen(eyes: Eyes): string {
  const { view, words, seatNames } = eyes;
  const things = [
    ...view.piles.map(({ tile }) => tile),
    ...view.lying.map(({ tile }) => tile),
    ...view.cooks.filter((tile) => tile !== CARPET),
  ];
  const tiles = [...new Set(things)].toSorted((one, other) => one - other);
  const king = view.king.flatMap((kind, index) =>
    kind ? [words.place.open(index + 1, kind)] : [],
  );
  const trays = seatNames.map((_, index) => nameOfTray(eyes, index + 1));
  const kitchen = tiles.map((tile) => `${makeTile(tile)} ${onTile(eyes, tile).join(', ')}`);
  return [
    `${words.kitchen}: ${kitchen.join('; ')}`,
    ...(king.length > 0 ? [`${words.kingsTable}: ${king.join('; ')}`] : []),
    ...trays,
  ].join('. ');
}

/** LK2: nobody has a pan before the king. */
export function panOf(view: LeibkoecheView, seat: number): Pan | undefined {
  if (view.arrived.includes(seat)) return undefined;
  // LK2.3
  return view.onTurn === seat ? view.pan : panFor(view, seat);
}

/** As far as this viewer knows: does what lies here lie as the king wants it? */
export function matchesAt(view: LeibkoecheView, tray: Tray, place: number): boolean {
  const kind = view.king[place - 1];
  return kind !== null && kind !== undefined && tray[place - 1]?.kind === kind;
}

export function lookersAt({ peeks }: LeibkoecheView, place: number): readonly number[] {
  return peeks.flatMap((peek) => (peek.place === place ? [peek.seat] : []));
}

function onTile({ view, viewer, seatNames, words }: Eyes, tile: Tile): readonly string[] {
  const said = words.tile;
  const parts: string[] = [];
  const pile = view.piles.find((other) => other.tile === tile);
  if (pile && pile.size > 0) {
    parts.push(said.pile(pile.kind, pile.size));
    if (pile.crown === 'top') parts.push(said.crownOnTop);
    if (pile.crown === 'below') parts.push(said.crownBelow);
  } else if (pile) {
    parts.push(said.pileGone);
  }
  const lying = view.lying.find((other) => other.tile === tile);
  if (lying) parts.push(said.pancake(lying.face));
  if (lying && view.barred.includes(tile)) parts.push(said.tooHot);
  const cook = view.cooks.indexOf(tile) + 1;
  if (cook > 0) parts.push(cook === viewer ? said.yourCook : said.cook(seatNames[cook - 1] ?? ''));
  return parts.length > 0 ? parts : [said.empty];
}

function inStrip({ view, viewer, seatNames, words }: Eyes, cell: string): readonly string[] {
  const said = words.tile;
  switch (stripOfCell(cell)) {
    case 'stack':
      return [view.stack.top ? said.stack(view.stack.size, view.stack.top) : said.stackGone];
    case 'pan':
      return [said.pan(view.pan, view.held?.face)];
    default: {
      const waiting = view.cooks.flatMap((tile, index) => (tile === CARPET ? [index + 1] : []));
      const cooks = waiting.map((seat) =>
        seat === viewer ? said.yourCook : said.cook(seatNames[seat - 1] ?? ''),
      );
      return [said.carpet, ...cooks];
    }
  }
}
