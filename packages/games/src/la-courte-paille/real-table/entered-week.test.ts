import {
  append,
  defaultOptions,
  drawChance,
  hashOfSeed,
  must,
  newMatch,
  outcomeOf,
  readRecord,
  recordOf,
  seededRandom,
  turnOf,
} from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { info } from '../info.ts';
import { type Card, game, type PailleState } from '../rules/index.ts';
import { type EnteredWeek, enterStep, newWeek, type Step, weekAfter } from './entered-week.ts';
import { questionOf } from './question.ts';

const SEATS = [2, 3, 4, 5];

function entering(week: EnteredWeek, ...steps: readonly Step[]): EnteredWeek {
  return steps.reduce((before, step) => {
    const next = enterStep(before, step);
    if (!next.ok)
      throw new Error(`${JSON.stringify(step)}: ${next.error.rule} ${next.error.reason}`);
    return next.value;
  }, week);
}

const face = (card: Card): Step => ({ kind: 'face', card });

/** What people at a real table would tap, who hold the cards of this state. */
function answerTo(week: EnteredWeek, truth: PailleState): Step {
  const question = questionOf(week);
  const unseen = (cards: readonly Card[]): Card =>
    must(
      cards.find((card) => !week.seen.has(card)),
      `a card for ${question.kind}`,
    );
  switch (question.kind) {
    case 'week':
      return face(must(truth.week[question.position - 1], 'a week card').card);
    case 'menu':
      return face(unseen(truth.menu));
    case 'hand':
      return face(unseen(truth.hands[question.seat - 1] ?? []));
    default:
      throw new Error(`${question.kind} is a decision`);
  }
}

const DECISIONS = new Set(['shark', 'pick', 'take', 'coco', 'over']);

/** Plays a match by chance with all cards open, and enters what is seen of it. */
function entered(seed: string, seats: number) {
  const options = defaultOptions(info.options);
  const begun = newMatch(game, { seats, options, seedHash: hashOfSeed(seed) });
  let match = must(begun.ok ? begun.value : undefined, 'a match');
  const random = seededRandom(seed);
  let week = newWeek(seats);
  const steps: Step[] = [];
  const enter = (step: Step): void => {
    week = entering(week, step);
    steps.push(step);
  };
  const lookAround = (): void => {
    while (!DECISIONS.has(questionOf(week).kind)) enter(answerTo(week, match.state));
  };
  for (;;) {
    for (const { ply, match: next } of drawChance(match, seed)) {
      const shark = /^shark (\d)$/.exec(ply.entry.move)?.[1];
      if (shark !== undefined) enter({ kind: 'seat', seat: Number(shark) });
      match = next;
    }
    lookAround();
    if (turnOf(match).kind === 'over') return { match, week, steps };
    const seat = must(match.questions[0], 'somebody to decide').seat;
    const moves = game.moves(match.state, seat);
    const move = must(moves[random.below(moves.length)], 'a move');
    const thrownAway = move.kind === 'cook' ? match.state.week[move.position - 1] : undefined;
    const next = append(match, { by: seat, move: game.notation.make(match.state, move) });
    if (!next.ok) throw new Error(next.error.reason);
    match = next.value.match;
    if (move.kind === 'pick' || move.kind === 'take') enter(face(move.card));
    else if (move.kind === 'land' && move.from === 'hand') {
      enter({ kind: 'coco', move: 'land hand' });
    } else {
      const shows = thrownAway && !thrownAway.up ? { shows: thrownAway.card } : {};
      enter({ kind: 'coco', move: game.notation.make(match.state, move), ...shows });
    }
  }
}

describe('a week entered by hand', () => {
  it.each(SEATS)('comes to the same end as at the table, with %i players', (seats) => {
    for (let number = 0; number < 8; number++) {
      const seed = hashOfSeed(`${number}`.padStart(64, 'a'));
      const { match, week, steps } = entered(seed, seats);
      expect(outcomeOf(week.match)).toEqual(outcomeOf(match));
      expect(week.match.state.week).toEqual(match.state.week);
      expect(week.match.state.hands).toEqual(match.state.hands);
      expect(questionOf(week)).toEqual({ kind: 'over' });
      const again = weekAfter(seats, steps);
      expect(again.ok && again.value.log).toEqual(week.log);
    }
  });

  it('gives a record that anybody can replay, without a seed', () => {
    const { week } = entered(hashOfSeed('b'.repeat(64)), 3);
    const record = recordOf(week.match, week.log, undefined);
    expect(record.seed).toBeUndefined();
    const read = readRecord(JSON.parse(JSON.stringify(record)), game);
    expect(read.ok && outcomeOf(read.value.match)).toEqual(outcomeOf(week.match));
  });

  it('CP1.1 does not take a card that lies elsewhere', () => {
    const week = entering(newWeek(2), { kind: 'seat', seat: 1 }, face('C1'));
    expect(questionOf(week)).toEqual({ kind: 'menu', left: 5 });
    expect(enterStep(week, face('C1'))).toMatchObject({ ok: false, error: { rule: 'CP1.1' } });
  });

  it('CP3.2 lets nobody take what is not on the menu', () => {
    const menu: readonly Card[] = ['G1', 'G2', 'G3', 'G4', 'G5'];
    const week = entering(
      newWeek(2),
      { kind: 'seat', seat: 2 },
      face('C1'),
      ...menu.map(face),
      face('B2'),
      face('B1'),
    );
    expect(questionOf(week)).toEqual({ kind: 'take', seat: 2 });
    expect(enterStep(week, face('L1'))).toMatchObject({ ok: false, error: { rule: 'CP3.2' } });
    expect(questionOf(entering(week, face('G3')))).toEqual({ kind: 'take', seat: 1 });
  });
});
