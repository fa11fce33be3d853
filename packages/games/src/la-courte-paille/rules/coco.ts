import { must, type Seat, unreachable } from '@kast/kernel';
import { keepAct } from './acting-seat.ts';
import { removeCard } from './cards.ts';
import { type Draft, handOf, type Tell } from './draft.ts';
import type { PailleRefusal } from './refusals.ts';
import type { CarteMove, CocoMove, CookMove, LandMove, PailleState, WeekCard } from './state.ts';
import { countFaceDown, faceDown, faceDownPositions, MOST_ADDED } from './week.ts';

/** CP4.2: every effect that is possible now. */
export function cocoMoves(state: PailleState, seat: Seat): CocoMove[] {
  return [...cooks(state), ...landings(state, seat), ...cartes(state)];
}

export function whyNotCoco(
  state: PailleState,
  seat: Seat,
  move: CocoMove,
): PailleRefusal | undefined {
  switch (move.kind) {
    case 'cook':
      return whyNotCook(state, move);
    case 'land':
      return whyNotAdd(state) ?? whyNotFromThere(state, seat, move);
    case 'carte':
      return whyNotCarte(state, move);
    default:
      return unreachable(move);
  }
}

/** CP4.2: the effect comes first, then the refill from the pile. */
export function playCoco(draft: Draft, seat: Seat, move: CocoMove, tell: Tell): void {
  keepAct(draft, { effect: move.kind });
  tell({ kind: 'called', seat, effect: move.kind });
  if (move.kind === 'cook') cook(draft, seat, move, tell);
  if (move.kind === 'land') land(draft, seat, move, tell);
  if (move.kind === 'carte') lookAt(draft, seat, move, tell);
  draft.owed.push(seat);
}

function cooks(state: PailleState): CookMove[] {
  return state.week.map((_, index) => ({ kind: 'cook', position: index + 1 }));
}

function whyNotCook(state: PailleState, { position }: CookMove): PailleRefusal | undefined {
  if (state.week[position - 1]) return undefined;
  const facts = { position, length: state.week.length };
  return { rule: 'CP4.3', reason: 'no-such-week-card', facts };
}

/** CP4.3: it is shown, and the row closes up. */
function cook(draft: Draft, seat: Seat, { position }: CookMove, tell: Tell): void {
  const [removed] = draft.week.splice(position - 1, 1);
  const { card, up } = must(removed, `week card ${position}`);
  draft.discard.push(card);
  keepAct(draft, { moved: card });
  tell({ kind: 'cooked', seat, position, card, wasUp: up });
}

function landings(state: PailleState, seat: Seat): LandMove[] {
  if (whyNotAdd(state)) return [];
  const hand = state.hands[seat - 1] ?? [];
  return [
    ...state.menu.map((card): LandMove => ({ kind: 'land', from: 'menu', card })),
    { kind: 'land', from: 'pile' }, // never empty-handed: one's own Coco has just been discarded
    ...hand.map((card): LandMove => ({ kind: 'land', from: 'hand', card })),
  ];
}

function whyNotAdd(state: PailleState): PailleRefusal | undefined {
  if (state.added < MOST_ADDED) return undefined;
  return { rule: 'CP4.9', reason: 'week-is-long-enough', facts: { most: MOST_ADDED } };
}

function whyNotFromThere(
  state: PailleState,
  seat: Seat,
  move: LandMove,
): PailleRefusal | undefined {
  if (move.from === 'pile') return undefined;
  const { card, from } = move;
  const there = from === 'menu' ? state.menu : (state.hands[seat - 1] ?? []);
  if (there.includes(card)) return undefined;
  return {
    rule: 'CP4.4',
    reason: from === 'menu' ? 'not-on-menu' : 'not-in-hand',
    facts: { card },
  };
}

/** CP4.4: at the right end, face down. */
function land(draft: Draft, seat: Seat, move: LandMove, tell: Tell): void {
  draft.added++;
  if (move.from === 'pile') {
    draft.owed.push('week');
    return;
  }
  const { from, card } = move;
  if (from === 'menu') {
    removeCard(draft.menu, card);
    draft.week.push(faceDown(card, 'all')); // CP4.4: everybody knows it
    keepAct(draft, { moved: card });
  } else {
    removeCard(handOf(draft, seat), card);
    draft.week.push(faceDown(card, [seat])); // CP4.4: only you know it
    draft.owed.push(seat); // CP4.5: with the refill that makes two
  }
  tell({ kind: 'landed', seat, from, card });
}

/** CP4.6: any two that lie face down; the only one, if there is one. */
function cartes(state: PailleState): CarteMove[] {
  const positions = faceDownPositions(state.week);
  if (positions.length === 1) return [{ kind: 'carte', positions }];
  return positions.flatMap((first, index) =>
    positions
      .slice(index + 1)
      .map((second): CarteMove => ({ kind: 'carte', positions: [first, second] })),
  );
}

/** CP4.6: two, or the last one. */
export function looksAt(week: readonly Pick<WeekCard, 'up'>[]): number {
  return Math.min(2, countFaceDown(week));
}

function whyNotCarte(state: PailleState, { positions }: CarteMove): PailleRefusal | undefined {
  const hidden = faceDownPositions(state.week);
  if (hidden.length === 0) return { rule: 'CP4.6', reason: 'nothing-face-down', facts: {} };
  const missing = positions.find((position) => !state.week[position - 1]);
  if (missing !== undefined) {
    const facts = { position: missing, length: state.week.length };
    return { rule: 'CP4.6', reason: 'no-such-week-card', facts };
  }
  const open = positions.find((position) => !hidden.includes(position));
  if (open !== undefined) {
    return { rule: 'CP4.6', reason: 'already-face-up', facts: { position: open } };
  }
  const count = looksAt(state.week);
  const [first, second] = positions;
  const isPair = positions.length === 2 && (first as number) < (second as number);
  if (count === 2 ? isPair : positions.length === 1) return undefined;
  return { rule: 'CP4.6', reason: 'wrong-number-of-looks', facts: { count } };
}

function lookAt(draft: Draft, seat: Seat, { positions }: CarteMove, tell: Tell): void {
  const cards = positions.map((position) => {
    const seen = must(draft.week[position - 1], `week card ${position}`);
    draft.week[position - 1] = { ...seen, knownTo: withSeat(seen.knownTo, seat) };
    return seen.card;
  });
  tell({ kind: 'looked', seat, positions, cards });
}

function withSeat(knownTo: readonly Seat[] | 'all', seat: Seat): readonly Seat[] | 'all' {
  if (knownTo === 'all' || knownTo.includes(seat)) return knownTo;
  return [...knownTo, seat].toSorted((one, other) => one - other);
}
