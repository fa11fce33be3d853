import { must, type Random, type Seen } from '@kast/kernel';
import {
  CLASSES,
  classOf,
  game,
  type HeuchelMemory,
  type HeuchelView,
  isCard,
  kindAtGoal,
  type KnownColumn,
  knownTo,
  rankOf,
  standingOf,
} from '../rules/index.ts';
import { PHASE_CODES, positionOf } from './from-state.ts';
import { argumentOf } from './move-code.ts';
import type { PlayoutPolicy } from './playout-policy.ts';
import { HeuchelPosition } from './position.ts';
import { type CardCode, CARDS } from './stacks.ts';

export type HeuchelSeen = Seen<HeuchelView, HeuchelMemory>;

/**
 * Positions as they may be for all that a seat knows, each one to be played on in place: it is the same object that
 * is filled anew each time.
 */
export function imaginedPositions(
  seen: HeuchelSeen,
  policy: PlayoutPolicy,
): (random: Random) => HeuchelPosition {
  if (seen.view.phase === 'arranging') return (random) => arrangingPosition(seen, policy, random);
  const blanks = blanksIn(seen, knownTo(seen));
  return (random) => filledIn(blanks, random);
}

/** HM2.4: what others have arranged is not seen; they are taken to do what a sensible player does. */
function arrangingPosition(
  seen: HeuchelSeen,
  policy: PlayoutPolicy,
  random: Random,
): HeuchelPosition {
  const state = game.imagine(seen, random);
  const isOther = (index: number): boolean => index + 1 !== seen.viewer;
  const position = positionOf({
    ...state,
    arranged: state.arranged.map((stacks, index) =>
      stacks?.length && isOther(index) ? null : stacks,
    ),
  });
  for (let seat = 1; seat <= seen.seats; seat++) {
    if (seat === seen.viewer || position.hasArranged(seat)) continue;
    position.arrange(seat, argumentOf(policy.move(position, seat, random)));
  }
  return position;
}

/** A place on the board where a card lies, and which one if that is known. */
interface Place {
  readonly column: number;
  readonly row: number;
  readonly isDown: boolean;
  readonly card: CardCode | undefined;
  /** The class, where the card is not known; undefined where that is not known either. */
  readonly kind: number | undefined;
}

interface Blanks {
  readonly position: HeuchelPosition;
  readonly start: HeuchelPosition;
  /** Top card first, stack by stack. */
  readonly places: readonly Place[];
  /** By class. */
  readonly unseen: readonly (readonly CardCode[])[];
}

function blanksIn({ view, seats }: HeuchelSeen, columns: readonly KnownColumn[]): Blanks {
  const places = placesIn(columns);
  const gone = view.gone.flat().map(standingOf);
  const known = new Set([...gone, ...places.flatMap(({ card }) => card ?? [])]);
  const start = new HeuchelPosition(seats, view.options);
  view.gone.forEach((cards, index) => {
    start.lost[index] = cards.reduce((sum, card) => sum + rankOf(card), 0);
  });
  start.phase = PHASE_CODES[view.phase];
  start.onTurn = Math.max(0, view.onTurn - 1);
  start.landed = view.landed;
  start.roll = view.roll;
  const unseen = CLASSES.map((_, kind) =>
    Array.from({ length: 6 }, (_, rank) => kind * 6 + rank).filter((card) => !known.has(card)),
  );
  return { position: new HeuchelPosition(seats, view.options), start, places, unseen };
}

function placesIn(columns: readonly KnownColumn[]): readonly Place[] {
  return columns.flatMap((piles, column) =>
    piles.flatMap((pile, floor) =>
      (pile?.cards ?? []).map(({ card }, height): Place => {
        const row = floor + 1;
        const isDown = pile?.faceDown ?? false;
        const place = { column, row, isDown, card: undefined, kind: undefined };
        if (isCard(card)) return { ...place, card: standingOf(card) };
        if (card !== '?') return { ...place, kind: CLASSES.indexOf(classOf(card)) };
        // HM5.1: on its goal row lies the class that has it there.
        if (!isDown || height > 0) return place;
        return { ...place, kind: CLASSES.indexOf(kindAtGoal(row)) };
      }),
    ),
  );
}

function filledIn({ position, start, places, unseen }: Blanks, random: Random): HeuchelPosition {
  position.copyFrom(start);
  const dealt = DEALT.fill(0);
  const cards = CARDS_AT;
  for (let at = 0; at < places.length; at++) {
    const { card, kind } = places[at] as Place;
    if (card !== undefined) cards[at] = card;
    else if (kind !== undefined) cards[at] = drawFrom(unseen[kind] as readonly CardCode[]);
  }
  fillTheRest();
  for (let at = 0; at < places.length; at++) {
    const { column, row, isDown } = places[at] as Place;
    position.layBeneath(column, row, cards[at] as number, isDown);
  }
  return position;

  /** One that has not been dealt to another place. */
  function drawFrom(pool: readonly CardCode[]): CardCode {
    for (;;) {
      const card = must(pool[random.below(pool.length)], 'an unseen card');
      if (dealt[card] === 1) continue;
      dealt[card] = 1;
      return card;
    }
  }

  function fillTheRest(): void {
    let pool: readonly CardCode[] | undefined;
    for (let at = 0; at < places.length; at++) {
      const { card, kind } = places[at] as Place;
      if (card !== undefined || kind !== undefined) continue;
      pool ??= unseen.flat();
      cards[at] = drawFrom(pool);
    }
  }
}

/** Filled anew each time. */
const DEALT = new Uint8Array(CARDS);
const CARDS_AT = new Int8Array(CARDS);
