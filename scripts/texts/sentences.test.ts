import { runInNewContext } from 'node:vm';
import { byName, choice, flag, listOf, noun, number, phrase, player, text } from '@kast/games';
import { describe, expect, it } from 'vitest';
import * as runtime from '../../packages/games/src/box/texts/sentence.ts';
import { compileFile } from './compile-file.ts';
import { fileModule } from './module.ts';
import { languageOf } from './testing.ts';

const figure = noun<'C' | 'G'>('figure');
const parts = {
  who: player,
  winners: listOf(player),
  figure,
  figures: listOf(figure),
  card: phrase('card', (card: string) => ({
    figure: card.charAt(0) as 'C' | 'G',
    value: Number(card.slice(1)),
  })),
  squares: listOf(text),
  square: text,
  side: choice('light', 'dark'),
  up: flag,
  count: number,
  value: number,
};
const you = { name: 'Jij', isYou: true };
const anna = byName('Anna');
const bo = byName('Bo');

type Said = string | ((given: Readonly<Record<string, unknown>>) => string);

/** The sentences as they are said: the compiled modules, put together by hand. */
function said(language: string, sentences: string, names = ''): Readonly<Record<string, Said>> {
  const folder = languageOf(language, parts, { names, table: sentences });
  const bodies = folder.files
    .map((file) => fileModule(file, folder, 'runtime'))
    .map((code) => code.replaceAll(/^import .*$/gm, '').replaceAll(/^const grammar = .*$/gm, ''))
    .map((code) => code.replaceAll('export const', 'var'));
  const scope = { ...runtime, parts, grammar: runtime.grammar(language) };
  return runInNewContext(`${bodies.join('\n')}\ntexts;`, scope) as Readonly<Record<string, Said>>;
}

function say(text: Said | undefined, given: Readonly<Record<string, unknown>>): string {
  if (typeof text !== 'function') throw new Error('a sentence without parts');
  return text(given);
}

const NL = `
figure_C = kapitein
    .the = de kapitein
figure_G = kokkin
    .the = de kokkin
card = { $figure } { $value }
`;

describe('a sentence', () => {
  it('is its text, and flows over lines and paragraphs', () => {
    const { prose } = said('nl', 'prose =\n    Een regel\n    en nog een.\n\n    Nieuwe alinea.\n');
    expect(prose).toBe('Een regel en nog een.\n\nNieuwe alinea.');
  });

  it('keeps what would mean something in code', () => {
    expect(said('nl', 'odd = a `b` \\c ${"$"}{"{"}x\n')['odd']).toContain('`b` \\c');
  });

  it('speaks to the reader, or names the player', () => {
    const { shark, turn } = said(
      'nl',
      `shark = De haai zwemt naar { OBJECT($who) }.
turn = { $who ->
    [you] Jij bent aan zet.
   *[other] { $who } is aan zet.
}
`,
    );
    expect(say(shark, { who: you })).toBe('De haai zwemt naar jou.');
    expect(say(shark, { who: anna })).toBe('De haai zwemt naar Anna.');
    expect(say(turn, { who: you })).toBe('Jij bent aan zet.');
    expect(say(turn, { who: anna })).toBe('Anna is aan zet.');
  });

  it('begins with a capital where it begins with a thing, and a label does not', () => {
    const { took, eaten, label, square } = said(
      'nl',
      `took = { SUBJECT($who) } nam { $card }.
eaten = Gelijk! { THE($figure) } gaf de doorslag.
label = { $figure }: { $count }
square = { $square } ligt weer open.
`,
      NL,
    );
    expect(say(took, { who: you, card: 'C7' })).toBe('Jij nam kapitein 7.');
    expect(say(eaten, { figure: 'G' })).toBe('Gelijk! De kokkin gaf de doorslag.');
    expect(say(label, { figure: 'C', count: 3 })).toBe('kapitein: 3');
    expect(say(square, { square: 'e4' })).toBe('e4 ligt weer open.');
  });

  it.each([
    ['fr', 'call = { SUBJECT($who) } cries « Klaar ! »\n', 'Tu cries «\u00A0Klaar\u202F!\u00A0»'],
    ['de', 'call = { NOM($who) } rufst „Klaar!“\n', 'Du rufst „Klaar!“'],
  ])('ends with the quotes of %s', (language, sentence, expected) => {
    expect(say(said(language, sentence)['call'], { who: you })).toBe(expected);
  });

  it('keeps signs with the thing before them, and quotes with the thing within', () => {
    const { odd } = said('fr', 'odd = « { $count } » : { $count } ?{ " ! " }\n');
    expect(say(odd, { count: 5 })).toBe('«\u00A05\u00A0»\u00A0: 5\u202F?\u202F! ');
  });

  it('writes less than nothing with a true minus', () => {
    const { score } = said('nl', 'score = Samen { $count }.\n');
    expect(say(score, { count: -10 })).toBe('Samen −10.');
    expect(say(score, { count: 10 })).toBe('Samen 10.');
  });

  it('counts as its language does', () => {
    const dutch = said('nl', 'left = { $count ->\n    [one] één\n   *[other] veel\n}\n');
    const french = said('fr', 'left = { $count ->\n    [one] un\n   *[other] des\n}\n');
    expect([0, 1, 2].map((count) => say(dutch['left'], { count }))).toEqual([
      'veel',
      'één',
      'veel',
    ]);
    expect([0, 1, 2].map((count) => say(french['left'], { count }))).toEqual(['un', 'un', 'des']);
  });

  it('takes an exact number before a plural form, and ordinals by their own rules', () => {
    const { none, place } = said(
      'fr',
      `none = { $count ->
    [0] aucun
    [one] un
   *[other] des
}
place = { ORDINAL($count) ->
    [one] { $count }er
   *[other] { $count }e
}
`,
    );
    expect(say(none, { count: 0 })).toBe('aucun');
    expect([1, 2].map((count) => say(place, { count }))).toEqual(['1er', '2e']);
  });

  it('lists things in the form that is asked for', () => {
    const { all, any, many } = said(
      'nl',
      `all = { THE($figures) } trekken samen.
any = De koning kan naar { OR($squares) }.
many = { COUNT($squares) ->
    [one] pion op { $squares }
   *[other] pionnen op { $squares }
}
`,
      NL,
    );
    expect(say(all, { figures: ['C', 'G'] })).toBe('De kapitein en de kokkin trekken samen.');
    expect(say(any, { squares: ['a1', 'i1'] })).toBe('De koning kan naar a1 of i1.');
    expect(say(many, { squares: ['c3', 'd4'] })).toBe('pionnen op c3 en d4');
  });

  it('tells who has won, alone or with the reader', () => {
    const { won } = said(
      'nl',
      `won = { $winners ->
    [you] Jij wint!
    [with-you] { SUBJECT($winners) } delen de winst.
    [one] { $winners } wint!
   *[other] { $winners } delen de winst.
}
`,
    );
    const told = [[you], [you, anna], [anna], [anna, bo]].map((winners) => say(won, { winners }));
    expect(told).toEqual([
      'Jij wint!',
      'Jij en Anna delen de winst.',
      'Anna wint!',
      'Anna en Bo delen de winst.',
    ]);
  });

  it('asks for case in German and for elision in French', () => {
    const german = said('de', 'shark = Der Hai schwimmt zu { DAT($who) }.\n');
    expect(say(german['shark'], { who: you })).toBe('Der Hai schwimmt zu dir.');
    const french = said('fr', 'week = Semaine { ELIDE("de", $square) }\n');
    expect(say(french['week'], { square: 'Anna' })).toBe('Semaine d’Anna');
    expect(say(french['week'], { square: 'Bo' })).toBe('Semaine de Bo');
    expect(say(french['week'], { square: 'Yves' })).toBe('Semaine d’Yves');
    expect(say(french['week'], { square: 'Yann' })).toBe('Semaine de Yann');
  });

  it('chooses by the gender of a noun', () => {
    const names = `
figure_C = capitaine
    .the = le capitaine
    .gender = masculine
figure_G = cuisinière
    .the = la cuisinière
    .gender = feminine
`;
    const { eaten } = said(
      'fr',
      `eaten = { GENDER($figure) ->
    [feminine] { THE($figure) } est mangée.
   *[masculine] { THE($figure) } est mangé.
}
`,
      names,
    );
    expect(say(eaten, { figure: 'G' })).toBe('La cuisinière est mangée.');
    expect(say(eaten, { figure: 'C' })).toBe('Le capitaine est mangé.');
  });

  it('says words of names.ftl within it', () => {
    const words = `${NL}number-of-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
`;
    const { drew } = said('nl', 'drew = { SUBJECT($who) } trok { number-of-cards }.\n', words);
    expect(say(drew, { who: anna, count: 2 })).toBe('Anna trok 2 kaarten.');
  });
});

describe('a sentence is refused', () => {
  const faultsOf = (sentence: string, names = NL, language = 'nl'): readonly string[] => {
    const folder = languageOf(language, parts, { names, table: sentence });
    return folder.files
      .flatMap((file) => compileFile(file, folder).faults)
      .map(({ problem }) => problem);
  };

  it.each([
    ['a part that nobody gives', 'x = { $nobody }', '$nobody'],
    ['a form that a noun lacks', 'x = { DAT($figure) }', 'figure_C” has no form “.dat'],
    ['a form that a phrase lacks', 'x = { THE($card) }', 'card” has no form “.the'],
    ['a form that the reader lacks', 'x = { DAT($who) }', 'may be the reader'],
    ['a player by name who may be the reader', 'x = naar { $who }', 'may be the reader'],
    ['a choice by player without the reader', 'x = { $who ->\n   *[other] { $who }\n }', '[you]'],
    [
      'a choice by players without the reader among them',
      'x = { $winners ->\n    [you] jij\n   *[other] { $winners }\n }',
      '[with-you]',
    ],
    ['a variant that cannot be', 'x = { $side ->\n    [blue] a\n   *[dark] b\n }', '[blue]'],
    [
      'a plural form of another language',
      'x = { $count ->\n    [few] a\n   *[other] b\n }',
      '[few]',
    ],
    ['a number for what is none', 'x = { $side ->\n    [1] a\n   *[dark] b\n }', '[1]'],
    ['a choice that is said', 'x = { $side }', 'only chooses'],
    ['a form of what has none', 'x = { THE($square) }', 'has no forms'],
    ['a word that is not there', 'x = { number-of-cards }', 'number-of-cards'],
    ['a sentence within itself', 'x = { x }', 'refers to itself'],
    ['a term', '-x = y', 'names.ftl'],
    ['what cannot be read', 'x = { $', 'cannot be read'],
    [
      'a variant that is there twice',
      'x = { $side ->\n    [light] a\n    [light] b\n   *[dark] c\n }',
      '[light] is there twice',
    ],
    ['a sentence that is there twice', 'x = a\nx = b', 'twice'],
  ])('with %s', (_, sentence, problem) => {
    expect(faultsOf(sentence).join('\n')).toContain(problem);
  });

  it('and otherwise not', () => {
    expect(faultsOf('x = { $up ->\n    [yes] { THE($figure) }\n   *[no] { $card }\n }')).toEqual(
      [],
    );
  });
});
