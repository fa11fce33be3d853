import { must, type Seat, unreachable } from '@kast/kernel';
import type { Card, Character } from '../cards.ts';
import type { DealtHand, PailleEvent, RemovedCards } from '../telling.ts';
import type { ShownCard } from '../state.ts';

/** What it takes to follow every card, of all that a viewer was shown. */
export type Note =
  | {
      readonly kind: 'dealt';
      readonly round: number;
      readonly week: number;
      readonly menu: readonly Card[];
      readonly hands: readonly DealtHand[];
    }
  | { readonly kind: 'shark' | 'out'; readonly seat: Seat }
  | { readonly kind: 'shown'; readonly cards: readonly ShownCard[] }
  | { readonly kind: 'discarded' | 'laid'; readonly card: Card }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card | undefined }
  | { readonly kind: 'cooked' | 'turned'; readonly position: number; readonly card: Card }
  | {
      readonly kind: 'landed';
      readonly seat: Seat;
      readonly from: 'menu' | 'pile' | 'hand';
      readonly card: Card | undefined;
    }
  | {
      readonly kind: 'looked';
      readonly positions: readonly number[];
      readonly cards: readonly Card[];
    }
  | { readonly kind: 'cleared'; readonly cards: readonly Card[] }
  /** What was announced after a round stands in the view. */
  | { readonly kind: 'reshuffled' | 'reckoned' }
  | {
      readonly kind: 'named';
      readonly character: Character;
      readonly removed: readonly RemovedCards[];
    }
  | { readonly kind: 'gathered'; readonly seat: Seat; readonly cocos: readonly Card[] };

/** In a few letters, since a voyage has hundreds; nothing where no card moves or is learned of. */
export function writeNote(event: PailleEvent): string | undefined {
  switch (event.kind) {
    case 'dealt': {
      const { round, week, menu, hands } = event;
      const dealt = hands.map(({ seat, count, cards = [] }) => [',', seat, count, ...cards]);
      return ['D', round, week, ...menu, ...dealt.flat()].join('');
    }
    case 'shark':
      return `S${event.seat}`;
    case 'out':
      return `X${event.seat}`;
    case 'shown':
      return ['V', ...event.cards.flatMap(({ seat, card }) => [card, seat])].join('');
    case 'discarded':
      return `P${event.card}`;
    case 'laid':
      return `M${event.card}`;
    case 'took':
      return `T${event.card}${event.seat}`;
    case 'drew':
      return `N${event.seat}${event.card ?? ''}`;
    case 'cooked':
      return `C${event.card}${event.position}`;
    case 'turned':
      return `U${event.card}${event.position}`;
    case 'landed':
      return `L${event.seat}${event.from.charAt(0)}${event.card ?? ''}`;
    case 'looked': {
      const { positions, cards } = event;
      return cards && ['O', ...cards.flatMap((card, index) => [card, positions[index]])].join('');
    }
    case 'cleared':
      return ['K', ...event.cards].join('');
    case 'reshuffled':
      return 'R';
    case 'reckoned':
      return 'W';
    case 'named': {
      const removed = event.removed.map(({ seat, cards }) => [',', seat, ...cards]);
      return ['E', event.character, ...removed.flat()].join('');
    }
    case 'gathered':
      return ['G', event.seat, ...event.cocos].join('');
    case 'chose':
    case 'called':
    case 'ended':
      return undefined;
    default:
      return unreachable(event);
  }
}

export function readNote(text: string): Note {
  const [head = '', ...parts] = text.slice(1).split(',');
  const cards = cardsIn(head);
  // Behind a card stands whose it is, or where it lies.
  const numbers = [...head.matchAll(/[A-Z]\d(\d*)/g)].map(([, number]) => Number(number));
  const seat = Number(head.charAt(0));
  const card = cards[0];
  const only = () => must(card, `a card in ${text}`);
  const behind = numbers[0] ?? 0;
  switch (text.charAt(0)) {
    case 'D': {
      const [round, week] = [seat, Number(head.charAt(1))];
      return { kind: 'dealt', round, week, menu: cards, hands: parts.map(readHand) };
    }
    case 'S':
      return { kind: 'shark', seat };
    case 'X':
      return { kind: 'out', seat };
    case 'V':
      return {
        kind: 'shown',
        cards: cards.map((shown, at) => ({ seat: numbers[at] ?? 0, card: shown })),
      };
    case 'P':
      return { kind: 'discarded', card: only() };
    case 'M':
      return { kind: 'laid', card: only() };
    case 'T':
      return { kind: 'took', seat: behind, card: only() };
    case 'N':
      return { kind: 'drew', seat, card };
    case 'C':
      return { kind: 'cooked', position: behind, card: only() };
    case 'U':
      return { kind: 'turned', position: behind, card: only() };
    case 'L':
      return { kind: 'landed', seat, from: must(ORIGINS.get(head.charAt(1)), text), card };
    case 'O':
      return { kind: 'looked', positions: numbers, cards };
    case 'K':
      return { kind: 'cleared', cards };
    case 'R':
      return { kind: 'reshuffled' };
    case 'W':
      return { kind: 'reckoned' };
    case 'E': {
      const removed = parts.map((part) => ({ seat: Number(part.charAt(0)), cards: cardsIn(part) }));
      return { kind: 'named', character: head as Character, removed };
    }
    case 'G':
      return { kind: 'gathered', seat, cocos: cards };
    default:
      throw new Error(`not a note: ${text}`);
  }
}

const ORIGINS = new Map([
  ['m', 'menu'],
  ['p', 'pile'],
  ['h', 'hand'],
] as const) as ReadonlyMap<string, 'menu' | 'pile' | 'hand'>;

function readHand(text: string): DealtHand {
  const [seat, count] = [Number(text.charAt(0)), Number(text.charAt(1))];
  const cards = cardsIn(text);
  return cards.length > 0 ? { seat, count, cards } : { seat, count };
}

function cardsIn(text: string): readonly Card[] {
  return (text.match(/[A-Z]\d/g) ?? []) as readonly Card[];
}
