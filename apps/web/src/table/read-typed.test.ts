import { readdirSync, readFileSync } from 'node:fs';
import { type GameBox, LANGUAGES, registry, rulesOf } from '@kast/games';
import {
  append,
  type AnyGame,
  type MatchRecord,
  must,
  newMatch,
  parseAct,
  standingFor,
} from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { type Judge, judgeBy } from '../session/judge.ts';
import { type Asked, readTyped } from './read-typed.ts';

/** Every decision of the golden matches of a game, as it was asked for. */
async function decisionsOf(box: GameBox) {
  const folder = new URL(`../../../../packages/games/src/${box.info.id}/golden/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const asked = [];
  for (const file of files) {
    const record = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as MatchRecord;
    const game: AnyGame = must(await rulesOf(box, record.rulesVersion), 'its rules');
    const begun = newMatch(game, record);
    if (!begun.ok) throw new Error(begun.error.reason);
    let match = begun.value;
    for (const entry of record.log) {
      // Nobody types how a hand has moved.
      const isTyped = !parseAct(entry.move) && !/^toss -?\d/u.test(entry.move);
      if (typeof entry.by === 'number' && isTyped) {
        const judge = judgeBy(game, match.state, standingFor(match, entry.by));
        const moves = judge.moves(entry.by);
        asked.push({ judge, seat: entry.by, moves, move: entry.move });
      }
      const next = append(match, entry);
      if (!next.ok) throw new Error(next.error.reason);
      match = next.value.match;
    }
  }
  return asked;
}

const HABITS: Readonly<Record<string, (move: string) => string>> = {
  'in capitals': (move) => move.toUpperCase(),
  'in small letters': (move) => move.toLowerCase(),
  'with spaces around': (move) => `  ${move.replaceAll('-', ' - ')} `,
  'with a longer dash': (move) => move.replace(/(?<=\d)-/u, '–'),
  'with an x between': (move) => move.replace(/(?<=^\w+)-/u, 'x'),
  'without spaces': (move) => move.replaceAll(' ', ''),
  'without dashes': (move) => move.replace(/(?<=^\w+)-/u, ''),
};

describe.each(registry)('moves of $info.id', (box) => {
  it.each(Object.entries(HABITS))('can be typed %s', async (_, typed) => {
    for (const { move, ...asked } of await decisionsOf(box)) {
      const read = readTyped(typed(move), asked);
      const { judge, seat } = asked;
      const meant = (read.kind === 'read' ? [read.text] : read.moves).map((text) =>
        judge.read(seat, text),
      );
      expect(meant, typed(move)).toContainEqual(judge.read(seat, move));
    }
  });
});

/** What stands on the cards in the place of a letter of the notation. */
const CARD = /\b[A-Z](?=\d*\b)/gu;

const AS_SEEN: Readonly<Record<string, (move: string) => string>> = {
  'as they are seen': (move) => move,
  'in small letters': (move) => move.toLowerCase(),
  'in capitals': (move) => move.toUpperCase(),
  'without accents': (move) => move.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  'with a space before the number': (move) => move.replaceAll(/(?<=\p{Lu}\p{Ll}?)(?=\d)/gu, ' '),
  'without a verb': (move) => move.slice(move.indexOf(' ') + 1),
};

const CARDS = registry.filter(({ info }) => /heuchel|paille/u.test(info.id));
const SPOKEN = CARDS.flatMap((box) => LANGUAGES.map((language) => ({ box, language })));

describe.each(SPOKEN)('cards of $box.info.id in $language', ({ box, language }) => {
  it.each(Object.entries(AS_SEEN))('can be typed %s', async (_, typed) => {
    const { letters = {} } = await box.texts(language);
    expect(Object.keys(letters)).not.toEqual([]);
    let cards = 0;
    for (const { move, ...rest } of await decisionsOf(box)) {
      const asked = { ...rest, letters };
      const seen = move.replaceAll(CARD, (letter) => letters[letter] ?? letter);
      if (move.search(CARD) < 0) continue;
      cards += 1;
      const read = readTyped(typed(seen), asked);
      const meant = read.kind === 'read' ? [read.text] : read.moves.map(inFull(asked));
      const { judge, seat } = asked;
      const inMind = meant.map((text) => judge.read(seat, text));
      expect(inMind, typed(seen)).toContainEqual(judge.read(seat, move));
    }
    expect(cards).toBeGreaterThan(0);
  });
});

/** Who is asked which one was meant types one of them as it stands there. */
function inFull(asked: Asked): (move: string) => string {
  return (move) => {
    const read = readTyped(move, asked);
    if (read.kind === 'ambiguous') throw new Error(`${move} could still be ${read.moves.join()}`);
    return read.text;
  };
}

/** Knows these moves, and reads them as they are written. */
function asking(...moves: readonly string[]): Asked {
  const judge: Judge = {
    moves: () => moves,
    check: () => undefined,
    notate: String,
    read: (_seat, text) => (moves.includes(text) ? text : undefined),
    outcome: () => undefined,
  };
  return { judge, seat: 1, moves };
}

describe('a move that was typed', () => {
  it('needs no verb where nothing else can be meant', () => {
    expect(readTyped('C3', asking('@c3', '@c4'))).toEqual({ kind: 'read', text: '@c3' });
    expect(readTyped('a1 a2', asking('walk a1a2', 'walk a1'))).toEqual({
      kind: 'read',
      text: 'walk a1a2',
    });
  });

  it('is not guessed where two could be meant', () => {
    const asked = asking('1-12', '1/1-2');
    expect(readTyped('112', asked)).toEqual({ kind: 'ambiguous', moves: ['1-12', '1/1-2'] });
    expect(readTyped('1 12', asked)).toEqual({ kind: 'read', text: '1-12' });
    const calling = asking('a1-b2', 'a1-b2!');
    expect(readTyped('a1b2', calling)).toEqual({ kind: 'read', text: 'a1-b2' });
    expect(readTyped('A1 B2!', calling)).toEqual({ kind: 'read', text: 'a1-b2!' });
  });

  it('is read though it is not allowed, so that the game can say why', async () => {
    const [begun] = await decisionsOf(must(registry[0], 'Tablut'));
    const read = readTyped('e5 E9', must(begun, 'a first move'));
    expect(read).toEqual({ kind: 'read', text: 'e5-e9' });
  });

  it('may have the letters that stand on the cards, and is asked about where it could be two', () => {
    const dutch = { C: 'Ka', X: 'C', B: 'S' };
    const asked = { ...asking('pick C3', 'pick X3', 'pick X7', 'pick B6'), letters: dutch };
    expect(readTyped('s 6', asked)).toEqual({ kind: 'read', text: 'pick B6' });
    expect(readTyped('pick Ka3', asked)).toEqual({ kind: 'read', text: 'pick C3' });
    expect(readTyped('pick C7', asked)).toEqual({ kind: 'read', text: 'pick X7' });
    const both = { kind: 'ambiguous', moves: ['pick Ka3', 'pick X3'] };
    expect(readTyped('pick C3', asked)).toEqual(both);
    expect(readTyped('pick X3', asked)).toEqual({ kind: 'read', text: 'pick X3' });
    const alone = { ...asking('pick C3', 'pick B6'), letters: dutch };
    expect(readTyped('pick C3', alone)).toEqual({ kind: 'read', text: 'pick C3' });
  });

  it('is read with those letters though it is not allowed', async () => {
    const paille = must(
      CARDS.find(({ info }) => info.id === 'la-courte-paille'),
      'Paille',
    );
    const { letters } = await paille.texts('de');
    const [begun] = await decisionsOf(paille);
    const { judge, seat } = must(begun, 'a first decision');
    const { text } = readTyped('pick Sc 9', { judge, seat, moves: [], letters }) as {
      text: string;
    };
    expect(text).toBe('pick B9');
    expect(readTyped('Sc9', { judge, seat, moves: [], letters })).toMatchObject({ text: 'B9' });
  });

  it('stays as it is where nothing is known of it', () => {
    expect(readTyped(' To b2 ', asking('a1-b2'))).toEqual({ kind: 'read', text: 'To b2' });
    expect(readTyped('RESIGN', asking('a1-b2'))).toEqual({ kind: 'read', text: 'resign' });
  });
});
