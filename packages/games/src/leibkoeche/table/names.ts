import type { TableProps } from '@kast/ui';
import { playerAt } from '../../box/texts/part.ts';
import {
  CARPET,
  countOn,
  type Kind,
  type LeibkoecheEvent,
  type LeibkoecheMove,
  type LeibkoecheView,
  makeTile,
  type Pan,
  panFor,
  type Tile,
  type Tray,
} from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';
import { stripOfCell, tileOfCell } from './drawing/geometry.ts';
import { isTakeOrLeave } from './choices.ts';

export type LeibkoecheProps = TableProps<
  LeibkoecheView,
  LeibkoecheMove,
  LeibkoecheEvent,
  LeibkoecheTexts
>;

export type Eyes = Pick<LeibkoecheProps, 'view' | 'viewer' | 'players' | 'texts'>;

/** A cell of the kitchen for the ear: "c4, pile of cheese, 4 high, cook of Blue, possible here". */
export function nameOfCell(eyes: Eyes, cell: string, isTarget: boolean, leaves = false): string {
  const tile = tileOfCell(cell);
  const parts = tile === undefined ? inStrip(eyes, cell) : [cell, ...onTile(eyes, tile)];
  return [...parts, ...(isTarget ? target(eyes, tile, leaves) : [])].join(', ');
}

/** LK6.1: the way to a pile says what happens there. */
function target({ view, texts }: Eyes, tile: Tile | undefined, leaves: boolean): readonly string[] {
  const said = texts.table.tile;
  const pile = view.piles.find((other) => other.tile === tile);
  const isChoice = view.phase === 'walk' && pile && isTakeOrLeave(view, view.onTurn, pile);
  return isChoice ? [said.target, leaves ? said.andLeave : said.andTake] : [said.target];
}

/** A place of the king's table for the ear. */
export function nameOfKingsPlace(eyes: Eyes, place: number, isTarget: boolean): string {
  const { view, players } = eyes;
  const words = eyes.texts.table;
  const kind = view.king[place - 1];
  const lookers = [...new Set(lookersAt(view, place))].map((seat) => playerAt(players, seat));
  const parts = [kind ? openPlace(eyes, place, kind) : words.place.covered({ place })];
  if (lookers.length > 0 && !view.revealed)
    parts.push(words.place.lookedAtBy({ players: lookers }));
  if (isTarget) parts.push(words.place.target);
  return parts.join(', ');
}

function openPlace({ view, viewer, texts }: Eyes, place: number, kind: Kind): string {
  const isSecret = typeof viewer === 'number' && !view.revealed;
  const said = texts.table.place;
  return isSecret ? said.known({ place, kind }) : said.open({ place, kind });
}

/** A place of a tray for the ear. */
export function nameOfPlace(
  { view, texts }: Pick<Eyes, 'view' | 'texts'>,
  tray: Tray,
  place: number,
  isTarget: boolean,
): string {
  const said = texts.table.place;
  const garnished = tray[place - 1];
  const parts = [garnished ? said.holds({ place, garnished }) : said.empty({ place })];
  if (matchesAt(view, tray, place)) parts.push(said.matches);
  if (isTarget) parts.push(said.target);
  return parts.join(', ');
}

/** A whole tray for the ear. */
export function nameOfTray(eyes: Pick<Eyes, 'view' | 'texts' | 'players'>, seat: number): string {
  const { view, texts, players } = eyes;
  const tray = view.trays[seat - 1] ?? [];
  const pan = panOf(view, seat);
  return [
    texts.table.trayTold({ name: playerAt(players, seat).name, count: countOn(tray) }),
    ...(pan ? [texts.names.pan[pan]] : []),
    ...tray.flatMap((garnished, index) =>
      garnished ? [texts.table.place.holds({ place: index + 1, garnished })] : [],
    ),
  ].join(', ');
}

/** The whole table for the ear, where the drawing is all there is. */
export function nameOfKitchen(eyes: Eyes): string {
  const { view, players } = eyes;
  const words = eyes.texts.table;
  const things = [
    ...view.piles.map(({ tile }) => tile),
    ...view.lying.map(({ tile }) => tile),
    ...view.cooks.filter((tile) => tile !== CARPET),
  ];
  const tiles = [...new Set(things)].toSorted((one, other) => one - other);
  const king = view.king.flatMap((kind, index) =>
    kind ? [words.place.open({ place: index + 1, kind })] : [],
  );
  const trays = players.map((_, index) => nameOfTray(eyes, index + 1));
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

function onTile(eyes: Eyes, tile: Tile): readonly string[] {
  const { view, texts } = eyes;
  const said = texts.table.tile;
  const parts: string[] = [];
  const pile = view.piles.find((other) => other.tile === tile);
  if (pile && pile.size > 0) {
    parts.push(said.pile({ kind: pile.kind, size: pile.size }));
    if (pile.crown === 'top') parts.push(said.crownOnTop);
    if (pile.crown === 'below') parts.push(said.crownBelow);
  } else if (pile) {
    parts.push(said.pileGone);
  }
  const lying = view.lying.find((other) => other.tile === tile);
  if (lying) parts.push(said.pancake({ face: lying.face }));
  if (lying && view.barred.includes(tile)) parts.push(said.tooHot);
  const cook = view.cooks.indexOf(tile) + 1;
  if (cook > 0) parts.push(cookOf(eyes, cook));
  return parts.length > 0 ? parts : [said.empty];
}

function cookOf({ viewer, players, texts }: Eyes, seat: number): string {
  const said = texts.table.tile;
  return seat === viewer ? said.yourCook : said.cook({ who: playerAt(players, seat) });
}

function inStrip(eyes: Eyes, cell: string): readonly string[] {
  const { view, texts } = eyes;
  const said = texts.table.tile;
  switch (stripOfCell(cell)) {
    case 'stack':
      return [view.stack.top ? said.stack({ ...view.stack, top: view.stack.top }) : said.stackGone];
    case 'pan':
      return [
        view.held
          ? said.panWith({ pan: view.pan, face: view.held.face })
          : texts.names.pan[view.pan],
      ];
    default: {
      const waiting = view.cooks.flatMap((tile, index) => (tile === CARPET ? [index + 1] : []));
      return [said.carpet, ...waiting.map((seat) => cookOf(eyes, seat))];
    }
  }
}
