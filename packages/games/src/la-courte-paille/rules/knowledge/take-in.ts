import { must, unreachable } from '@kast/kernel';
import { type Card, figureOf, removeCard } from '../cards.ts';
import type { Knowledge } from './knowledge.ts';
import type { Note } from './note.ts';
import { arrive, draw, handOf, identify, leave, shuffleTogether, weekCardAt } from './tokens.ts';

type NoteOf<Kind extends Note['kind']> = Extract<Note, { readonly kind: Kind }>;

/** Follows the cards through what was noted. False where it cannot be, after what was guessed before. */
export function takeIn(knowledge: Knowledge, note: Note): boolean {
  switch (note.kind) {
    case 'dealt':
      return takeInDeal(knowledge, note);
    case 'shark':
      knowledge.shark = note.seat;
      return true;
    case 'shown':
      return note.cards.every(({ seat, card }) => leave(knowledge, handOf(knowledge, seat), card));
    case 'discarded':
      knowledge.discard.push(note.card);
      return true;
    case 'took':
      removeCard(knowledge.menu, note.card);
      arrive(knowledge, handOf(knowledge, note.seat), note.card);
      return true;
    case 'drew':
      return draw(knowledge, handOf(knowledge, note.seat), note.card);
    case 'cooked': {
      knowledge.discard.push(note.card);
      return (
        identify(knowledge, knowledge.week.splice(note.position - 1, 1), note.card) !== undefined
      );
    }
    case 'landed':
      return takeInLanding(knowledge, note);
    case 'looked':
      return note.cards.every((card, index) => {
        const position = must(note.positions[index], 'a position');
        return identify(knowledge, [weekCardAt(knowledge, position)], card);
      });
    case 'cleared':
      knowledge.discard.push(...note.cards);
      knowledge.menu = [];
      return true;
    case 'laid':
      knowledge.menu.push(note.card);
      return leave(knowledge, knowledge.pile, note.card);
    case 'turned':
      return identify(knowledge, [weekCardAt(knowledge, note.position)], note.card) !== undefined;
    case 'reshuffled':
      shuffleTogether(knowledge, knowledge.discard);
      knowledge.discard = [];
      return true;
    case 'reckoned':
      return takeInReckoning(knowledge);
    case 'named':
      return takeInMeal(knowledge, note);
    case 'gathered':
      return takeInGathering(knowledge, note);
    case 'out':
      knowledge.out.push(note.seat);
      return true;
    default:
      return unreachable(note);
  }
}

function takeInDeal(knowledge: Knowledge, note: NoteOf<'dealt'>): boolean {
  knowledge.round = note.round;
  for (const { seat, count, cards } of note.hands) {
    for (let index = 0; index < count; index++) {
      if (!draw(knowledge, handOf(knowledge, seat), cards?.[index])) return false;
    }
  }
  knowledge.week = knowledge.pile.splice(0, note.week);
  knowledge.menu = [...note.menu];
  return note.menu.every((card) => leave(knowledge, knowledge.pile, card));
}

/** CP4.4: which card it was is known from the menu; from another hand it is guessed. */
function takeInLanding(knowledge: Knowledge, { from, seat, card }: NoteOf<'landed'>): boolean {
  if (from === 'pile') return draw(knowledge, knowledge.week, card);
  if (from === 'menu') {
    const landed = must(card, 'a card that all could see');
    removeCard(knowledge.menu, landed);
    arrive(knowledge, knowledge.week, landed);
    return true;
  }
  const hand = handOf(knowledge, seat);
  const token = card ? identify(knowledge, hand, card) : hand[knowledge.guesses.next(hand.length)];
  if (!token) return false;
  hand.splice(hand.indexOf(token), 1);
  knowledge.week.push(token);
  return true;
}

/** CP6.1: the scores of all, and the cards of the winner. */
function takeInReckoning(knowledge: Knowledge): boolean {
  if (!knowledge.voyage) return true; // CP5.4: all hands are shown at once
  const { reckonings, announcements } = knowledge;
  const reckoning = must(reckonings[announcements.length], 'what was announced');
  const winner = handOf(knowledge, must(reckoning.winners[0], 'the winner of a round'));
  const isPossible = reckoning.shown.every((card) => identify(knowledge, winner, card));
  announcements.push({
    reckoning,
    week: knowledge.week.map(({ card }) => must(card, 'a week that lies open')),
    hands: knowledge.hands.map((tokens) => [...tokens]),
    out: [...knowledge.out],
    shark: knowledge.shark,
  });
  return isPossible;
}

/** CP6.3: what was shown came from hands; what nobody has seen must have been in the pile. */
function takeInMeal(knowledge: Knowledge, { character, removed }: NoteOf<'named'>): boolean {
  const stays = (card: Card | null) => card === null || figureOf(card) !== character;
  for (const { seat, cards } of removed) {
    if (!cards.every((card) => leave(knowledge, handOf(knowledge, seat), card))) return false;
  }
  knowledge.week = knowledge.week.filter(({ card }) => stays(card));
  knowledge.menu = knowledge.menu.filter(stays);
  knowledge.discard = knowledge.discard.filter(stays);
  const unseen = new Set(knowledge.pools.flatMap(({ cards }) => [...cards]));
  return [...unseen].every((card) => stays(card) || leave(knowledge, knowledge.pile, card));
}

/** CP6.4 */
function takeInGathering(knowledge: Knowledge, { seat, cocos }: NoteOf<'gathered'>): boolean {
  const isPossible = cocos.every((card) => leave(knowledge, handOf(knowledge, seat), card));
  const week = knowledge.week.flatMap(({ card }) => card ?? []);
  shuffleTogether(knowledge, [...knowledge.discard, ...knowledge.menu, ...week, ...cocos]);
  knowledge.discard = [];
  knowledge.menu = [];
  knowledge.week = [];
  return isPossible;
}
