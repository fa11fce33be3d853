import { playerAt } from '../../box/texts/part.ts';
import { isCard, isFigure, type WeekCardView } from '../rules/index.ts';
import { partsOf } from './choices.ts';
import { ropesOf } from './drawing/geometry.ts';
import { discardSeen } from './drawing/pieces.ts';
import type { PailleProps } from './table-props.ts';

export type Eyes = Pick<PailleProps, 'view' | 'viewer' | 'texts' | 'players'>;

/** A place for the ear: "captain 7", "Day 3: face down", "Draw pile: 16 cards". */
export function nameOfCell(cell: string, eyes: Eyes): string {
  const { view, texts } = eyes;
  const { places, labelled } = texts.table;
  const [place, target] = partsOf(cell);
  if (place === 'week') return nameOfDay(Number(target), eyes);
  if (place === 'pile') return places.pileOf({ count: view.pile.count });
  if (place === 'discard') {
    const top = discardSeen(view).at(-1);
    return labelled({ what: places.discard, items: top ? texts.names.card(top) : '0' });
  }
  if (isCard(target)) return texts.names.card(target);
  return isFigure(target) ? texts.names.figure[target] : '';
}

/** A castaway for the ear: how many cards, the shark, what was chosen and when it counts. */
export function nameOfSeat(seat: number, { view, texts, players }: Eyes): string {
  const { hiddenCard, places, playsAs } = texts.table;
  // In a drawing of the rulebook nobody sits.
  const name = players[seat - 1]?.name ?? places.seat({ seat });
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
export function nameOfRaft(eyes: Eyes): string {
  const { view, texts } = eyes;
  const { places, labelled, listed } = texts.table;
  const days = ropesOf(view.week.length).flat();
  const named = (cells: readonly string[]): string =>
    cells.map((cell) => nameOfCell(cell, eyes)).join(', ');
  const menu = named(view.menu.map((card) => `menu-${card}`));
  return listed({
    before: labelled({ what: places.week, items: named(days) }),
    next: labelled({ what: places.menu, items: menu }),
  });
}

function nameOfDay(position: number, eyes: Eyes): string {
  const day = eyes.view.week[position - 1];
  const { weekCard } = eyes.texts.table;
  if (!day) return '';
  if (day.up && day.card) return weekCard.open({ position, card: day.card });
  const name = day.card
    ? weekCard.known({ position, card: day.card })
    : weekCard.hidden({ position });
  return [name, knownBy(day, eyes)].filter(Boolean).join(', ');
}

/** CP7.2: everybody has seen who looked. */
function knownBy({ knownTo }: WeekCardView, { viewer, texts, players }: Eyes): string {
  const words = texts.table;
  if (knownTo === 'all') return words.knownToAll;
  // A drawing without players names nobody.
  if (knownTo.length === 0 || players.length === 0) return '';
  if (knownTo.length === 1 && knownTo[0] === viewer) return words.knownToYou;
  return words.knownTo({ players: knownTo.map((seat) => playerAt(players, seat)) });
}
