import type { AnyGame, Turn } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { HIGH_CARD_RULES, type HighCard, highCard } from '../toys/high-card.ts';
import { type Nim, NIM_RULES, type NimState, nim } from '../toys/nim.ts';
import { QUOITS_RULES, quoits } from '../toys/quoits.ts';
import { trialsOf } from '../trial.ts';
import { conformanceFaults } from './conformance-faults.ts';
import type { ConformanceFault } from './scene.ts';

const RULES: ReadonlySet<string> = new Set([...NIM_RULES, ...HIGH_CARD_RULES, ...QUOITS_RULES]);

describe('the conformance suite', () => {
  it.each([
    ['nim', nim as AnyGame],
    ['high card', highCard as AnyGame],
    ['quoits', quoits as AnyGame],
    ['nim by sample', { ...nim, sample: () => ({ take: 1 }) }],
  ])('finds nothing against %s', (_, game) => {
    expect(faultsOf(game)).toEqual([]);
  });

  it.each(sins())('finds %s in a game that %s', (code, _, game) => {
    expect(faultsOf(game).map((fault) => fault.code)).toContain(code);
  });

  it('says where: the set-up and the log that lead to it', () => {
    const [fault] = faultsOf({ ...nim, longest: () => 2 });
    expect(fault?.where).toMatch(/^nim \{"seats":2,.*\} after \[1 take \d; 2 take \d\]$/);
  });
});

type Sin = readonly [code: ConformanceFault['code'], what: string, game: AnyGame];

function sins(): readonly Sin[] {
  let calls = 0;
  const remembered = new WeakSet<object>();
  return [
    ['throws', 'throws', nimWith({ apply: () => raise('lost') })],
    ['throws', 'throws on garbage', nimWith({ notation: { ...nim.notation, parse: parseRashly } })],
    ['bad-turn', 'waits for nobody', nimWith({ turn: (state) => turnWith(state, []) })],
    ['bad-turn', 'waits for a stranger', nimWith({ turn: (state) => turnWith(state, [7]) })],
    ['bad-turn', 'lists seats in disorder', cardsWith({ turn: disorderly })],
    ['bad-outcome', 'has a winner twice', nimWith({ turn: (state) => endWith(state, [1, 1]) })],
    ['bad-outcome', 'has too few scores', nimWith({ turn: (state) => endWith(state, [1], [3]) })],
    ['unknown-rule', 'waits by no rule', nimWith({ turn: (state) => turnWith(state, [1], 'XX') })],
    ['unknown-rule', 'refuses by no rule', nimWith({ check: refuseBy('XX', 'no') })],
    ['bad-refusal', 'refuses without a reason', nimWith({ check: refuseBy('NI2', '') })],
    ['trait-not-told', 'hides that it has chance', withoutTrait('chance')],
    ['trait-not-told', 'hides that it is simultaneous', withoutTrait('simultaneous')],
    ['trait-not-told', 'hides that it has secrets', withoutTrait('hidden')],
    ['no-move', 'leaves a seat without a move', nimWith({ moves: () => [] })],
    ['move-of-nobody', 'offers moves off turn', nimWith({ moves: (state) => legal(state) })],
    ['move-twice', 'offers a move twice', nimWith({ moves: twice })],
    ['unstable-order', 'shuffles its moves', nimWith({ moves: restless })],
    [
      'moves-and-check-disagree',
      'allows what it does not offer',
      nimWith({ check: () => undefined }),
    ],
    ['moves-and-check-disagree', 'offers what it refuses', nimWith({ check: refuseTwo })],
    [
      'notation-does-not-read-back',
      'writes what it cannot read',
      nimWith({ notation: { ...nim.notation, make: (_, { take }) => `takes ${take}` } }),
    ],
    [
      'notation-of-the-table',
      'writes a move like an act',
      nimWith({ notation: { ...nim.notation, make: () => 'draw' } }),
    ],
    ['not-plain-json', 'has an undefined in its state', nimWith({ init: undefinedInit })],
    ['not-plain-json', 'has a map in its view', nimWith({ view: () => new Map() as never })],
    ['not-plain-json', 'has a hole in its events', nimWith({ events: () => [undefined as never] })],
    [
      'json-plays-differently',
      'knows its states by identity',
      nimWith({
        apply(state, by, move) {
          const after = nim.apply(state, by, move);
          remembered.add(after);
          return after;
        },
        view: (state) => ({ heap: remembered.has(state) ? 1 : 0, turn: state.turn }),
      }),
    ],
    ['changes-its-input', 'changes the state in apply', nimWith({ apply: applyInPlace })],
    ['changes-its-input', 'changes the state in view', nimWith({ view: viewInPlace })],
    [
      'not-deterministic',
      'counts its own calls',
      nimWith({
        apply: (state, by, move) => ({ ...nim.apply(state, by, move), turn: 1 + (calls++ % 2) }),
      }),
    ],
    [
      'not-deterministic',
      'draws from elsewhere',
      cardsWith({ chance: (state, random) => riggedChance(state, random, calls++) }),
    ],
    [
      'chance-not-verified',
      'draws whatever was asked last',
      cardsWith({ chance: (state, random) => riggedChance(state, random, calls++) }),
    ],
    [
      'bad-chance',
      'draws what it refuses',
      cardsWith({ chance: () => ({ kind: 'deck', cards: [] }) }),
    ],
    ['bad-chance', 'believes any shuffle', cardsWith({ check: gullible })],
    ['bad-sample', 'samples what it refuses', nimWith({ sample: () => ({ take: 9 }) })],
    [
      'forgets-what-was-read',
      'closes the log again',
      nimWith({
        info: hiddenNim,
        secrecy: ({ by }, viewer) => (by === viewer ? 'none' : { until: 'an even heap' }),
        isDisclosed: (_, now) => now.heap % 2 === 0,
      }),
    ],
    [
      'bad-secrecy',
      'keeps a seat’s own moves from it',
      nimWith({ info: hiddenNim, secrecy: () => 'until-end' }),
    ],
    [
      'bad-secrecy',
      'waits for what it never tells',
      nimWith({
        info: hiddenNim,
        secrecy: ({ by }, viewer) => (by === viewer ? 'none' : { until: 'doomsday' }),
      }),
    ],
    [
      'not-deterministic',
      'tells by its own count',
      cardsWith({ events: () => [{ kind: 'shown', cards: [calls++] } as never] }),
    ],
    [
      'not-deterministic',
      'keeps secrets by its own count',
      cardsWith({ secrecy: () => (calls++ % 2 ? 'none' : 'until-end') }),
    ],
    ['memory-too-large', 'forgets nothing at all', cardsWith({ remember: hoard })],
    [
      'not-plain-json',
      'remembers a gap',
      cardsWith({ remember: () => ({ chosen: [Number.NaN], takers: [] }) }),
    ],
    [
      'not-deterministic',
      'remembers by its own count',
      cardsWith({ remember: () => ({ chosen: [calls++], takers: [] }) }),
    ],
    ['changes-its-input', 'changes the memory before', cardsWith({ remember: scribble })],
    [
      'replay-differs',
      'begins differently each time',
      nimWith({
        init: (options, seats) => ({ ...nim.init(options, seats), heap: 7 + (calls++ % 3) }),
      }),
    ],
    ['too-long', 'goes on for ever', nimWith({ apply: (state) => ({ ...state }) })],
  ];
}

/** A thousand times what it was told. */
const hoard: NonNullable<HighCard['remember']> = (memory, events) => ({
  chosen: [...(memory?.chosen ?? []), ...Array.from({ length: 1000 }, () => events.length)],
  takers: [],
});

const scribble: NonNullable<HighCard['remember']> = (memory = { chosen: [], takers: [] }) => {
  (memory.chosen as number[]).push(1);
  return memory;
};

const hiddenNim: Nim['info'] = { ...nim.info, traits: { ...nim.info.traits, hidden: true } };

function faultsOf(game: AnyGame): readonly ConformanceFault[] {
  return trialsOf(game.info, { most: 100, repeats: 3 }).flatMap((trial) =>
    conformanceFaults(game, trial, RULES),
  );
}

function nimWith(sin: Partial<Nim>): AnyGame {
  return { ...nim, ...sin };
}

function cardsWith(sin: Partial<HighCard>): AnyGame {
  return { ...highCard, ...sin };
}

function withoutTrait(trait: keyof HighCard['info']['traits']): AnyGame {
  const { info } = highCard;
  return cardsWith({ info: { ...info, traits: { ...info.traits, [trait]: false } } });
}

function raise(message: string): never {
  throw new Error(message);
}

const parseRashly: Nim['notation']['parse'] = (state, by, text) =>
  text.startsWith('take') ? nim.notation.parse(state, by, text) : raise('what?');

function turnWith(state: NimState, seats: number[], rule = 'NI2'): Turn {
  const turn = nim.turn(state);
  return turn.kind === 'seats' ? { ...turn, seats, rule } : turn;
}

function endWith(state: NimState, winners: number[], scores?: number[]): Turn {
  const turn = nim.turn(state);
  if (turn.kind !== 'over') return turn;
  return { kind: 'over', outcome: { winners, rule: 'NI3', ...(scores && { scores }) } };
}

const disorderly: HighCard['turn'] = (state) => {
  const turn = highCard.turn(state);
  return turn.kind === 'seats' ? { ...turn, seats: turn.seats.toReversed() } : turn;
};

function refuseBy(rule: string, reason: string): Nim['check'] {
  return (state, by, move) => nim.check(state, by, move) && { rule, reason, facts: {} };
}

const refuseTwo: Nim['check'] = (state, by, move) =>
  move.take === 2 ? { rule: 'NI2', reason: 'no', facts: {} } : nim.check(state, by, move);

function legal(state: NimState) {
  return nim.moves(state, state.turn);
}

const twice: Nim['moves'] = (state, seat) => [...nim.moves(state, seat), ...nim.moves(state, seat)];

let turns = 0;
const restless: Nim['moves'] = (state, seat) => {
  const moves = nim.moves(state, seat);
  return turns++ % 2 ? moves : moves.toReversed();
};

const undefinedInit: Nim['init'] = (options, seats) =>
  ({ ...nim.init(options, seats), extra: undefined }) as NimState;

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const applyInPlace: Nim['apply'] = (state: Writable<NimState>, _, { take }) => {
  state.heap -= take;
  state.turn = (state.turn % state.seats) + 1;
  return state;
};

const viewInPlace: Nim['view'] = (state: Writable<NimState>) => {
  state.heap += 0;
  return { heap: state.heap, turn: state.turn };
};

/** A shuffle that goes on from where the last one stopped. */
const riggedChance = (
  state: Parameters<HighCard['chance']>[0],
  random: Parameters<HighCard['chance']>[1],
  call: number,
) => {
  const drawn = highCard.chance(state, random);
  return drawn.kind === 'bonus' ? { ...drawn, points: 1 + (call % 3) } : drawn;
};

const gullible: HighCard['check'] = (state, by, move) =>
  by === 'chance' && move.kind === 'deck' ? undefined : highCard.check(state, by, move);
