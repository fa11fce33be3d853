import { LANGUAGES, registry, rulesOf } from '@kast/games';
import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import { HINT_ROOM, hintWords } from './hint-words.ts';

const heuchel = must(
  registry.find(({ info }) => info.id === 'heuchel-und-meuchel'),
  'Heuchel & Meuchel',
);
const rules = must(await rulesOf(heuchel, heuchel.info.rulesVersion), 'its rules');
const module = await heuchel.table();

/** By row, the top card first: `{ 3: 'Q4>Q1' }`. */
type Column = Readonly<Record<number, string>>;

/** Seat 1 is to decide. */
function seen(columns: readonly Column[], parts: object = {}): unknown {
  const none = columns.map(() => []);
  return rules.view(
    {
      options: { split: 'start', die: 'off', memory: 'aid' },
      seats: columns.length,
      phase: 'moving',
      hands: none,
      arranged: none,
      columns: columns.map((column) =>
        Array.from({ length: 13 }, (_, floor) => {
          const cards = column[floor + 1]?.split('>').map((card) => ({ card, known: 0 }));
          return cards ? { cards, faceDown: false } : null;
        }),
      ),
      gone: none,
      onTurn: 1,
      landed: 0,
      roll: 0,
      outcome: null,
      ...parts,
    },
    1,
  );
}

const DIE = { options: { split: 'start', die: 'on', memory: 'aid' } };
const CLASSES = ['F', 'M', 'Q', 'P', 'B', 'R'];
/** As long as a name may be. */
const PLAYERS = [
  { name: 'Jij', isYou: true },
  ...Array.from({ length: 5 }, () => ({ name: 'Maximiliaan van den Berg', isYou: false })),
];
const ALL_OTHERS = [2, 3, 4, 5, 6].map((column) => ({ column, count: 3 }));
const TAKING = { phase: 'taking', landed: 9 };

const HINTS: readonly (readonly [what: string, move: unknown, view: unknown])[] = [
  ...[['F1>F2'], ['F2>F1'], ['M2>M1', 'P3>P4', 'R6>R5'], ['F6>F5>F4>F3>F2>F1']].map(
    (stacks) =>
      [
        `arrange ${stacks.join(' ')}`,
        { kind: 'arrange', stacks: stacks.map((stack) => stack.split('>')) },
        seen([{}, {}], { phase: 'arranging' }),
      ] as const,
  ),
  ...CLASSES.flatMap((kind, index) => {
    const column = { [index + 1]: `${kind}6>F1>F2>F3>F4>F5>M1>M2>M3>M4>M5>Q1` };
    const others = [{ 13: 'R1' }];
    const climbs = [11, 1].flatMap((count) => {
      const climb = { kind: 'move', count, from: index + 1 };
      const near = { kind: 'move', count, from: index + 6, to: index + 7 };
      return [
        [`a step of ${kind}`, { ...climb, to: index + 2 }, seen([column, ...others])],
        [`a jump of ${kind}`, { ...climb, to: index + 7 }, seen([column, ...others])],
        [`home with ${kind}`, { ...climb, to: index + 8 }, seen([column, ...others])],
        [`the last step of ${kind}`, near, seen([{ [index + 6]: `${kind}6>F1>F2` }, ...others])],
      ] as const;
    });
    return [
      ...climbs,
      [
        `a way to take ${kind}`,
        { kind: 'move', count: 11, from: 9, to: 12 },
        seen([{ 9: 'R6>F1>F2>F3>F4>F5>M1>M2>M3>M4>M5>Q1' }, { 12: `${kind}5` }]),
      ],
      [
        `remove ${kind}`,
        { kind: 'remove', row: 11 },
        seen([{ 11: `${kind}6` }, { 12: 'R1' }], { ...DIE, phase: 'removing' }),
      ],
    ] as const;
  }),
  [
    'take from one',
    { kind: 'take', lots: [{ column: 2, count: 12 }] },
    seen([{ 9: 'R6' }, { 9: 'P1', 2: 'M1' }], TAKING),
  ],
  [
    'take the last of one',
    { kind: 'take', lots: [{ column: 2, count: 1 }] },
    seen([{ 9: 'R6' }, { 9: 'P1' }], TAKING),
  ],
  [
    'take from all',
    { kind: 'take', lots: ALL_OTHERS },
    seen([{ 9: 'R6' }, { 9: 'P1' }, { 2: 'M1' }, { 3: 'Q1' }, {}, {}], TAKING),
  ],
  ['leave', { kind: 'leave' }, seen([{ 9: 'R6' }, { 9: 'P1' }], TAKING)],
  ['stop', { kind: 'stop' }, seen([{ 9: 'R6' }, { 9: 'P1' }], { phase: 'going-on' })],
  ['roll no more', { kind: 'stop' }, seen([{ 9: 'R6' }, {}], { ...DIE, phase: 'going-on' })],
  ['roll again', { kind: 'again' }, seen([{ 9: 'R6' }, {}], { ...DIE, phase: 'going-on' })],
];

describe.each(LANGUAGES)('a hint of Heuchel & Meuchel in %s', (language) => {
  it.each(HINTS)('has room for what and why: %s', async (_what, move, view) => {
    const speech = { t: await messagesIn(language), texts: await heuchel.texts(language) };
    const reasons = must(await module.hintReasons?.(language), 'reasons');
    const advised = { move, view, seat: 1, players: PLAYERS };
    const reason = reasons(advised);
    const words = hintWords({ speech, module, reasons, ...advised });
    expect(words.length).toBeLessThanOrEqual(HINT_ROOM);
    expect(reason).not.toBe('');
    expect(words.endsWith(` ${reason}`), `${words} | ${reason}`).toBe(true);
  });
});

const paille = must(
  registry.find(({ info }) => info.id === 'la-courte-paille'),
  'La Courte Paille',
);
const raft = await paille.table();
const WEEK = [{ card: 'G4' }, { card: 'C9' }, {}, {}, {}, {}, {}];
const HAND = ['G2', 'G3', 'G9', 'X4'];
const CALLED = {
  week: WEEK,
  weekTotals: [],
  hands: [{ count: HAND.length, cards: HAND }],
};

describe.each(LANGUAGES)('a hint of La Courte Paille in %s', (language) => {
  it.each([
    { kind: 'cook', position: 1 },
    { kind: 'cook', position: 2 },
    { kind: 'cook', position: 7 },
    { kind: 'land', from: 'menu', card: 'G8' },
    { kind: 'land', from: 'menu', card: 'L8' },
    { kind: 'land', from: 'hand', card: 'G9' },
    { kind: 'land', from: 'hand', card: 'X4' },
    { kind: 'land', from: 'pile' },
    { kind: 'carte', positions: [3, 4] },
  ])('CP4.2 has room for what Coco is to do, and why: %o', async (move) => {
    const speech = { t: await messagesIn(language), texts: await paille.texts(language) };
    const reasons = must(await raft.hintReasons?.(language), 'reasons');
    const advised = { move, view: CALLED, seat: 1, players: PLAYERS };
    const reason = reasons(advised);
    const words = hintWords({ speech, module: raft, reasons, ...advised });
    expect(words.length).toBeLessThanOrEqual(HINT_ROOM);
    expect(words.endsWith(reason), `${words} | ${reason}`).toBe(true);
  });
});
