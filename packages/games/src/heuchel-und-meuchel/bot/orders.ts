/** Orders of a stack, counted as the rules list them: by which card lies on top, then by which beneath it. */
export const FACTORIAL: readonly number[] = [1, 1, 2, 6, 24, 120, 720];

interface Stacks {
  readonly top: Int16Array;
  readonly bottom: Int16Array;
  readonly count: Int16Array;
  readonly below: Int16Array;
}

/** Gives the stack on a field, which lies from low to high, the order of that number. */
export function reorder({ top, bottom, count, below }: Stacks, field: number, order: number): void {
  const size = count[field] as number;
  if (size < 2) return;
  const cards: number[] = [];
  for (let card = top[field] as number; card >= 0; card = below[card] as number) cards.push(card);
  let left = order;
  let above = -1;
  for (let rest = size; rest > 0; rest--) {
    const orders = FACTORIAL[rest - 1] as number;
    const [card = 0] = cards.splice(Math.floor(left / orders), 1);
    left %= orders;
    if (above < 0) top[field] = card;
    else below[above] = card;
    above = card;
  }
  below[above] = -1;
  bottom[field] = above;
}

/** The stacks in the order of that number, low class first. */
export function ordersAt<Card>(
  stacks: readonly (readonly Card[])[],
  place: number,
): readonly (readonly Card[])[] {
  let left = place;
  return stacks
    .toReversed()
    .map((cards) => {
      const orders = FACTORIAL[cards.length] as number;
      const order = left % orders;
      left = Math.floor(left / orders);
      return orderAt(cards, order);
    })
    .toReversed();
}

function orderAt<Card>(cards: readonly Card[], order: number): readonly Card[] {
  if (cards.length < 2) return cards;
  const orders = FACTORIAL[cards.length - 1] as number;
  const at = Math.floor(order / orders);
  return [cards[at] as Card, ...orderAt(cards.toSpliced(at, 1), order % orders)];
}
