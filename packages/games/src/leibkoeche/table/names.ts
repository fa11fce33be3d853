import { headed } from '../../box/texts/enumerated.ts';
import { playerOrSeat } from '../../box/texts/part.ts';
import {
  CARPET,
  countOn,
  isTakeOrLeave,
  type Kind,
  type LeibkoecheView,
  makeTile,
  matching,
  panOf,
  secretsOf,
  type Tile,
  type Tray,
} from '../rules/index.ts';
import { stripOfCell, tileOfCell } from './drawing/geometry.ts';
import type { LeibkoecheProps } from './table-props.ts';

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
  const { view, texts, players } = eyes;
  const words = texts.table;
  const kind = view.king[place - 1];
  const lookers = lookersAt(view, place).map(playerOrSeat(texts, players));
  const parts = [kind ? openPlace(eyes, place, kind) : words.place.covered({ place })];
  if (lookers.length > 0) parts.push(words.place.lookedAtBy({ players: lookers }));
  if (isTarget) parts.push(words.place.target);
  return parts.join(', ');
}

function openPlace({ view, viewer, texts }: Eyes, place: number, kind: Kind): string {
  const isSecret = secretsOf(view, viewer).includes(place);
  return texts.table.place[isSecret ? 'known' : 'open']({ place, kind });
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
  if (matching(view.king, tray).includes(place)) parts.push(said.matches);
  if (isTarget) parts.push(said.target);
  return parts.join(', ');
}

/** A whole tray for the ear. */
export function nameOfTray(eyes: Pick<Eyes, 'view' | 'texts' | 'players'>, seat: number): string {
  const { view, texts, players } = eyes;
  const tray = view.trays[seat - 1] ?? [];
  const pan = panOf(view, seat);
  return [
    texts.table.trayTold({ name: playerOrSeat(texts, players)(seat).name, count: countOn(tray) }),
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
  const kitchen = tiles.map((tile) =>
    headed(makeTile(tile), [onTile(eyes, tile).join(', ')], words),
  );
  return [
    headed(words.kitchen, kitchen, words),
    ...(king.length > 0 ? [headed(words.kingsTable, king, words)] : []),
    ...trays,
  ].join('. ');
}

/** LK10.1: who has looked here, each once; once all is open nobody cares. */
export function lookersAt({ peeks, revealed }: LeibkoecheView, place: number): readonly number[] {
  const seats = peeks.flatMap((peek) => (peek.place === place ? [peek.seat] : []));
  return revealed ? [] : [...new Set(seats)];
}

function onTile(eyes: Eyes, tile: Tile): readonly string[] {
  const { view, texts } = eyes;
  const said = texts.table.tile;
  const parts: string[] = [];
  const pile = view.piles.find((other) => other.tile === tile);
  if (pile) parts.push(said.pile(pile));
  if (pile?.crown === 'top') parts.push(said.crownOnTop);
  if (pile?.crown === 'below') parts.push(said.crownBelow);
  const lying = view.lying.find((other) => other.tile === tile);
  if (lying) parts.push(said.pancake({ face: lying.face }));
  if (lying && view.barred.includes(tile)) parts.push(said.tooHot);
  const cook = view.cooks.indexOf(tile) + 1;
  if (cook > 0) parts.push(cookOf(eyes, cook));
  return parts.length > 0 ? parts : [said.empty];
}

function cookOf({ viewer, players, texts }: Eyes, seat: number): string {
  const said = texts.table.tile;
  return seat === viewer ? said.yourCook : said.cook({ who: playerOrSeat(texts, players)(seat) });
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
