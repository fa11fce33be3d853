import type { Viewer } from '@kast/kernel';
import { type Player, playerAt } from '../../box/texts/part.ts';
import { isCard, isFigure, type PailleView, type WeekCardView } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { partsOf } from './choices.ts';
import { ropesOf } from './drawing/geometry.ts';

export interface Seen {
  readonly view: PailleView;
  readonly viewer: Viewer;
  readonly texts: PailleTexts;
  readonly players: readonly Player[];
}

/** A place for the ear: "captain 7", "Day 3: face down", "Draw pile: 16 cards". */
export function nameOfCell(cell: string, seen: Seen): string {
  const { view, texts } = seen;
  const { places } = texts.table;
  const [place, target] = partsOf(cell);
  if (place === 'week') return nameOfDay(Number(target), seen);
  if (place === 'pile') return places.pileOf({ count: view.pile.count });
  if (place === 'discard') {
    const top = view.discard.at(-1);
    return `${places.discard}: ${top ? texts.names.card(top) : '0'}`;
  }
  if (isCard(target)) return texts.names.card(target);
  return isFigure(target) ? texts.names.figure[target] : '';
}

/** A castaway for the ear: how many cards, the shark, what was chosen and when it counts. */
export function nameOfSeat(seat: number, { view, texts, players }: Seen): string {
  const { hiddenCard, places, playsAs } = texts.table;
  const { name } = playerAt(players, seat);
  const place = view.shown.findIndex((shown) => shown.seat === seat);
  const choice = view.chosen[seat - 1];
  const card = view.shown[place]?.card ?? choice?.card;
  const count = view.hands[seat - 1]?.count ?? 0;
  const facts = [
    view.out.includes(seat) ? places.isOut({ name }) : places.handOf({ name, count }),
    view.shark === seat ? places.shark : '',
    card ? texts.names.card(card) : '',
    choice?.made && !card ? hiddenCard : '',
    place >= 0 ? playsAs({ place: place + 1 }) : '',
  ];
  return facts.filter(Boolean).join(', ');
}

/** A whole raft for the ear: the week and the menu. */
export function nameOfRaft(seen: Seen): string {
  const { view, texts } = seen;
  const { places } = texts.table;
  const days = ropesOf(view.week.length).flat();
  const named = (cells: readonly string[]): string =>
    cells.map((cell) => nameOfCell(cell, seen)).join(', ');
  const menu = named(view.menu.map((card) => `menu-${card}`));
  return `${places.week}: ${named(days)}; ${places.menu}: ${menu}`;
}

function nameOfDay(position: number, seen: Seen): string {
  const day = seen.view.week[position - 1];
  const { weekCard } = seen.texts.table;
  if (!day) return '';
  if (day.up && day.card) return weekCard.open({ position, card: day.card });
  const name = day.card
    ? weekCard.known({ position, card: day.card })
    : weekCard.hidden({ position });
  return [name, knownBy(day, seen)].filter(Boolean).join(', ');
}

/** CP7.2: everybody has seen who looked. */
function knownBy({ knownTo }: WeekCardView, { viewer, texts, players }: Seen): string {
  const words = texts.table;
  if (knownTo === 'all') return words.knownToAll;
  if (knownTo.length === 0) return '';
  if (knownTo.length === 1 && knownTo[0] === viewer) return words.knownToYou;
  return words.knownTo({ players: knownTo.map((seat) => playerAt(players, seat)) });
}
