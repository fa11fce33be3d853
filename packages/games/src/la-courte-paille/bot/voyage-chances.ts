import { must } from '@kast/kernel';
import { CHARACTERS, isCoco, type PailleState, valueOf } from '../rules/index.ts';

/** What a card, its points and the points of a Coco add to the strength of a hand. */
interface Weights {
  readonly cards: number;
  readonly points: number;
  readonly cocos: number;
}

/**
 * By the number of characters left. A multinomial logit of who wins the voyage, fitted to where 20,000 voyages of
 * 2 to 5 players by habit stood after each round: cards are hardly ever refilled, so who has kept most of them wins.
 */
const WEIGHTS: Readonly<Record<number, Weights>> = {
  5: { cards: 0.749, points: 0, cocos: 0.035 },
  4: { cards: 0.805, points: 0.004, cocos: 0.038 },
  3: { cards: 0.882, points: 0.012, cocos: 0.05 },
  2: { cards: 1.03, points: 0.034, cocos: 0.051 },
};

/** Each seat's chance of winning the voyage, where a round is over and the next one not yet dealt. CP6.7 */
export function voyageChances(state: PailleState): readonly number[] {
  const weights = must(WEIGHTS[CHARACTERS.length - state.eaten.length], 'weights');
  const strengths = state.hands.map((_, index) =>
    state.out.includes(index + 1) ? 0 : power(logitOf(state, index, weights)),
  );
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  return strengths.map((strength) => strength / total);
}

function logitOf(state: PailleState, index: number, weights: Weights): number {
  const hand = state.hands[index] ?? [];
  const isWinner = state.reckonings.at(-1)?.winners[0] === index + 1;
  let logit = weights.cards * (hand.length + (isWinner ? state.replacements : 0)); // CP6.4
  for (const card of hand) logit += (isCoco(card) ? weights.cocos : weights.points) * valueOf(card);
  return logit;
}

/** Nearly e to the x; unlike Math.exp the same on every machine. */
function power(x: number): number {
  let result = 1 + x / 1024;
  for (let doubled = 1; doubled < 1024; doubled *= 2) result *= result;
  return result;
}
