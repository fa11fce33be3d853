import { must, unreachable } from '@kast/kernel';
import { type Card, figureOf, removeCard } from '../cards.ts';
import type { PailleEvent } from '../event.ts';
import type { Memory } from './memory.ts';
import { arrive, draw, handOf, identify, leave, shuffleTogether, weekCardAt } from './tokens.ts';

type EventOf<Kind extends PailleEvent['kind']> = Extract<PailleEvent, { readonly kind: Kind }>;

/** Follows the cards through one event. False where it cannot be, after what was guessed before. */
export function takeIn(memory: Memory, event: PailleEvent): boolean {
  switch (event.kind) {
    case 'dealt':
      return takeInDeal(memory, event);
    case 'shark':
      memory.shark = event.seat;
      return true;
    case 'shown':
      return event.cards.every(({ seat, card }) => leave(memory, handOf(memory, seat), card));
    case 'discarded':
      memory.discard.push(event.card);
      return true;
    case 'took':
      removeCard(memory.menu, event.card);
      arrive(memory, handOf(memory, event.seat), event.card);
      return true;
    case 'drew':
      return draw(memory, handOf(memory, event.seat), event.card);
    case 'cooked': {
      memory.discard.push(event.card);
      return identify(memory, memory.week.splice(event.position - 1, 1), event.card) !== undefined;
    }
    case 'landed':
      return takeInLanding(memory, event);
    case 'looked':
      return (event.cards ?? []).every((card, index) => {
        const position = must(event.positions[index], 'a position');
        return identify(memory, [weekCardAt(memory, position)], card);
      });
    case 'cleared':
      memory.discard.push(...event.cards);
      memory.menu = [];
      return true;
    case 'laid':
      memory.menu.push(event.card);
      return leave(memory, memory.pile, event.card);
    case 'turned':
      return identify(memory, [weekCardAt(memory, event.position)], event.card) !== undefined;
    case 'reshuffled':
      shuffleTogether(memory, memory.discard);
      memory.discard = [];
      return true;
    case 'reckoned':
      return takeInReckoning(memory, event);
    case 'named':
      return takeInMeal(memory, event);
    case 'gathered':
      return takeInGathering(memory, event);
    case 'out':
      memory.out.push(event.seat);
      return true;
    case 'ended':
      return event.hands.every((cards, index) =>
        cards.every((card) => identify(memory, handOf(memory, index + 1), card)),
      );
    case 'chose':
    case 'called':
      return true;
    default:
      return unreachable(event);
  }
}

function takeInDeal(memory: Memory, event: EventOf<'dealt'>): boolean {
  memory.round = event.round;
  for (const { seat, count, cards } of event.hands) {
    for (let index = 0; index < count; index++) {
      if (!draw(memory, handOf(memory, seat), cards?.[index])) return false;
    }
  }
  memory.week = memory.pile.splice(0, event.week);
  memory.menu = [...event.menu];
  return event.menu.every((card) => leave(memory, memory.pile, card));
}

/** CP4.4: which card it was is known from the menu; from another hand it is guessed. */
function takeInLanding(memory: Memory, { from, seat, card }: EventOf<'landed'>): boolean {
  if (from === 'pile') return draw(memory, memory.week, card);
  if (from === 'menu') {
    const landed = must(card, 'a card that all could see');
    removeCard(memory.menu, landed);
    arrive(memory, memory.week, landed);
    return true;
  }
  const hand = handOf(memory, seat);
  const token = card ? identify(memory, hand, card) : hand[memory.guesses.next(hand.length)];
  if (!token) return false;
  hand.splice(hand.indexOf(token), 1);
  memory.week.push(token);
  return true;
}

/** CP6.1: the scores of all, and the cards of the winner. */
function takeInReckoning(memory: Memory, { reckoning }: EventOf<'reckoned'>): boolean {
  if (!memory.voyage) return true; // CP5.4: all hands are shown at once
  const winner = handOf(memory, must(reckoning.winners[0], 'the winner of a round'));
  const isPossible = reckoning.shown.every((card) => identify(memory, winner, card));
  memory.announcements.push({
    reckoning,
    week: memory.week.map(({ card }) => must(card, 'a week that lies open')),
    hands: memory.hands.map((tokens) => [...tokens]),
    out: [...memory.out],
    shark: memory.shark,
  });
  return isPossible;
}

/** CP6.3: what was shown came from hands; what nobody has seen must have been in the pile. */
function takeInMeal(memory: Memory, { character, removed }: EventOf<'named'>): boolean {
  const stays = (card: Card | null) => card === null || figureOf(card) !== character;
  for (const { seat, cards } of removed) {
    if (!cards.every((card) => leave(memory, handOf(memory, seat), card))) return false;
  }
  memory.week = memory.week.filter(({ card }) => stays(card));
  memory.menu = memory.menu.filter(stays);
  memory.discard = memory.discard.filter(stays);
  const unseen = new Set(memory.pools.flatMap(({ cards }) => [...cards]));
  return [...unseen].every((card) => stays(card) || leave(memory, memory.pile, card));
}

/** CP6.4 */
function takeInGathering(memory: Memory, { seat, cocos }: EventOf<'gathered'>): boolean {
  const isPossible = cocos.every((card) => leave(memory, handOf(memory, seat), card));
  const week = memory.week.flatMap(({ card }) => card ?? []);
  shuffleTogether(memory, [...memory.discard, ...memory.menu, ...week, ...cocos]);
  memory.discard = [];
  memory.menu = [];
  memory.week = [];
  return isPossible;
}
