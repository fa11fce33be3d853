import {
  append,
  defaultOptions,
  type Entry,
  fail,
  must,
  newMatch,
  ok,
  type Refusal,
  type Result,
  type Seat,
  turnOf,
} from '@kast/kernel';
import { info } from '../info.ts';
import { type Card, DECK, game, type PailleState } from '../rules/index.ts';
import type { PailleMatch } from './paille-match.ts';
import { type Question, questionOf } from './question.ts';

/**
 * A week that is played with real cards. What lies face down is not known here; so the log has a deal that
 * fits everything that was seen until now. A card that turns out to be another one changes places with it in
 * that deal: neither had been seen, so nothing that happened becomes untrue.
 */
export interface EnteredWeek {
  readonly match: PailleMatch;
  readonly log: readonly Entry[];
  /** Cards whose place is known since they were last shuffled. */
  readonly seen: ReadonlySet<Card>;
  /** The entry of chance that put each card where it is. */
  readonly shuffledBy: ReadonlyMap<Card, number>;
}

/** What somebody tapped: an answer to the question that was asked. */
export type Step =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'face'; readonly card: Card }
  /**
   * What Coco is up to, in the notation; a card out of a hand stays a secret: `land hand`. A card that lay
   * face down is shown when it is thrown away. CP4.3
   */
  | { readonly kind: 'coco'; readonly move: string; readonly shows?: Card };

type Entered = Result<EnteredWeek, Refusal>;

/** Nobody has committed to a seed at a real table. */
const NO_SEED_HASH = '0'.repeat(64);

export function newWeek(seats: number): EnteredWeek {
  const setup = { seats, options: defaultOptions(info.options), seedHash: NO_SEED_HASH };
  const begun = newMatch(game, setup);
  if (!begun.ok) throw new Error(`${seats} seats: ${begun.error.reason}`);
  return settled({ match: begun.value, log: [], seen: new Set(), shuffledBy: new Map() });
}

/** The week after all of them, in order. */
export function weekAfter(seats: number, steps: readonly Step[]): Entered {
  let week = newWeek(seats);
  for (const step of steps) {
    const next = enterStep(week, step);
    if (!next.ok) return next;
    week = next.value;
  }
  return ok(week);
}

export function enterStep(week: EnteredWeek, step: Step): Entered {
  const question = questionOf(week);
  if (step.kind === 'seat') return entered(week, { by: 'chance', move: `shark ${step.seat}` });
  if (step.kind === 'face') return faceShown(week, question, step.card);
  const by = question.kind === 'coco' ? question.seat : 1;
  if (step.move === 'land hand') return landSecretly(week, by);
  const position = Number(/^cook (\d+)$/.exec(step.move)?.[1]);
  const { shows } = step;
  const place = weekCardAt(position);
  // One that came from the menu lies face down, and is known to everybody all the same. CP4.4
  const isKnown = shows === undefined || (week.seen.has(shows) && isAt(week, shows, place));
  const shown = isKnown ? ok(week) : lying(week, shows, place);
  return shown.ok ? entered(shown.value, { by, move: step.move }) : shown;
}

function faceShown(week: EnteredWeek, question: Question, card: Card): Entered {
  switch (question.kind) {
    case 'week':
      return lying(week, card, weekCardAt(question.position));
    case 'menu':
      return lying(week, card, ({ menu }) => menu);
    case 'hand':
      return lying(week, card, handOf(question.seat));
    case 'pick': {
      const held = heldBy(week, question.seat, card);
      return held.ok ? entered(held.value, { by: question.seat, move: `pick ${card}` }) : held;
    }
    case 'take':
    case 'coco':
      return entered(week, { by: question.seat, move: `take ${card}` });
    default:
      return fail(elsewhere(card));
  }
}

/** Where a card may lie that has just been shown. */
type Places = (state: PailleState) => readonly Card[];

function weekCardAt(position: number): Places {
  return ({ week }) => week.slice(position - 1, position).map(({ card }) => card);
}

function handOf(seat: Seat): Places {
  return ({ hands }) => hands[seat - 1] ?? [];
}

function isAt({ match }: EnteredWeek, card: Card, places: Places): boolean {
  return places(match.state).includes(card);
}

/** A card that was taken from the menu is known to be in the hand; any other one turns out to be there. */
function heldBy(week: EnteredWeek, seat: Seat, card: Card): Entered {
  const isKnown = week.seen.has(card) && isAt(week, card, handOf(seat));
  return isKnown ? ok(week) : lying(week, card, handOf(seat));
}

/** One of these places, whichever could be it, shows this card. */
function lying(week: EnteredWeek, card: Card, places: Places): Entered {
  if (week.seen.has(card)) return fail(elsewhere(card));
  for (const possible of possibleWeeks(week)) {
    const fitting = fitted(possible, card, places);
    if (fitting) return ok(fitting);
  }
  return fail(elsewhere(card));
}

function fitted(week: EnteredWeek, card: Card, places: Places): EnteredWeek | undefined {
  const { match, log, seen, shuffledBy } = week;
  const unseen = places(match.state).filter((place) => !seen.has(place));
  const shownToo = new Set([...seen, card]);
  if (unseen.includes(card)) return { ...week, seen: shownToo };
  const shuffle = shuffledBy.get(card) ?? 0;
  const place = unseen.find((other) => shuffledBy.get(other) === shuffle);
  if (place === undefined) return undefined;
  // Before they were shuffled together they lay elsewhere, for everybody to see.
  const exchangedLog = log.map((entry, index) =>
    index < shuffle ? entry : exchanged(entry, card, place),
  );
  const replayedMatch = replayed(match, exchangedLog);
  return replayedMatch && { ...week, match: replayedMatch, log: exchangedLog, seen: shownToo };
}

/**
 * CP4.4: only its owner knows which card went from a hand to the week. From then on every card of that hand
 * may be the one, also those that everybody saw being taken.
 */
function landSecretly(week: EnteredWeek, seat: Seat): Entered {
  const hand = handOf(seat)(week.match.state);
  const card = hand.find((held) => !week.seen.has(held)) ?? must(hand[0], 'a card to land');
  const known = hand.filter((held) => week.seen.has(held));
  return entered(
    {
      ...week,
      seen: new Set([...week.seen].filter((each) => !known.includes(each))),
      shuffledBy: new Map([
        ...week.shuffledBy,
        ...known.map((each) => [each, Number.NaN] as const),
      ]),
    },
    { by: seat, move: `land hand ${card}` },
  );
}

/** The week as it is, then with another card of a hand in it. */
function* possibleWeeks(week: EnteredWeek): Generator<EnteredWeek> {
  yield week;
  for (const [index, entry] of week.log.entries()) {
    if (typeof entry.by !== 'number' || !entry.move.startsWith('land hand')) continue;
    const before = replayed(week.match, week.log.slice(0, index));
    for (const card of before ? handOf(entry.by)(before.state) : []) {
      const log = week.log.with(index, { ...entry, move: `land hand ${card}` });
      const match = replayed(week.match, log);
      if (match && agrees(week, match)) yield { ...week, match, log };
    }
  }
}

/** All that was seen is still so. */
function agrees({ match, seen }: EnteredWeek, other: PailleMatch): boolean {
  const { week, hands } = match.state;
  return (
    week.every(
      ({ card, up }, index) => !up || !seen.has(card) || other.state.week[index]?.card === card,
    ) &&
    hands.every((hand, seat) =>
      hand.every((card) => !seen.has(card) || other.state.hands[seat]?.includes(card)),
    )
  );
}

/** CP1.1: every card is there once. */
function elsewhere(card: Card): Refusal {
  return { rule: 'CP1.1', reason: 'elsewhere', facts: { card } };
}

/** In the deal, and where one of them went secretly from a hand to the week. */
function exchanged(entry: Entry, card: Card, other: Card): Entry {
  const move = entry.move.replace(/[A-Z]\d/g, (name) => {
    if (name === card) return other;
    return name === other ? card : name;
  });
  return { ...entry, move };
}

function replayed(match: PailleMatch, log: readonly Entry[]): PailleMatch | undefined {
  const begun = newMatch(match.game, match.setup);
  let current = begun.ok ? begun.value : undefined;
  for (const entry of log) {
    const next = current && append(current, entry);
    if (!next?.ok) return undefined;
    current = next.value.match;
  }
  return current;
}

function entered(week: EnteredWeek, entry: Entry): Entered {
  const next = append(week.match, entry);
  if (!next.ok) return next;
  const { match, ply } = next.value;
  return ok(settled({ ...week, match, log: [...week.log, ply.entry] }));
}

/** Cards are shuffled when they must be; which way is found out as they are seen. CP2.1, CP3.5 */
function settled(week: EnteredWeek): EnteredWeek {
  const { match, log } = week;
  const { stage, discard } = match.state;
  if (turnOf(match).kind !== 'chance' || stage === 'shark') return week;
  const cards = stage === 'deal' ? DECK : discard;
  const move = `${stage === 'deal' ? 'deck' : 'reshuffle'} ${cards.join('')}`;
  const next = append(match, { by: 'chance', move });
  if (!next.ok) throw new Error(`${move} was refused: ${next.error.reason}`);
  const unseen = new Set(cards);
  return settled({
    match: next.value.match,
    log: [...log, next.value.ply.entry],
    seen: new Set([...week.seen].filter((card) => !unseen.has(card))),
    shuffledBy: new Map([...week.shuffledBy, ...cards.map((card) => [card, log.length] as const)]),
  });
}
