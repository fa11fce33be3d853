import { describe, expect, it } from 'vitest';
import { chaptersWith, countRules, piecesOf, searchFor } from './search.ts';

const CHAPTERS = [
  {
    id: 'TB2',
    title: 'Zetten',
    rules: [
      { id: 'TB2.1', text: ['Een stuk gaat recht vooruit.', 'Niet over een ander heen.'] },
      { id: 'TB2.2', text: ['Niemand betreedt het paleis.'] },
    ],
  },
  {
    id: 'TB3',
    title: 'Slaan',
    rules: [
      { id: 'TB3.1', text: ['Ingesloten? Geëindigd.'] },
      { id: 'TB3.2', text: ['Dan is het remise.'] },
    ],
  },
];

const SYNONYMS = 'remise, gelijkspel, gelijke stand; slaan, vangen';

function found(asked: string): string[] {
  return chaptersWith(CHAPTERS, searchFor(asked, SYNONYMS)).flatMap(({ rules }) =>
    rules.map(({ id }) => id),
  );
}

function isIn(text: string, asked: string): boolean {
  const chapters = [{ id: 'TB3', title: '', rules: [{ id: 'TB3.1', text: [text] }] }];
  return chaptersWith(chapters, searchFor(asked, '')).length > 0;
}

describe('searching the rules', () => {
  it('shows everything until something is asked', () => {
    expect(chaptersWith(CHAPTERS, searchFor('  ', SYNONYMS))).toBe(CHAPTERS);
    expect(countRules(CHAPTERS)).toBe(4);
  });

  it('finds a rule by its number, by its words and by its chapter', () => {
    expect(found('tb2.2')).toEqual(['TB2.2']);
    expect(found('paleis')).toEqual(['TB2.2']);
    expect(found('slaan')).toEqual(['TB3.1', 'TB3.2']);
  });

  it('wants every word, wherever they stand', () => {
    expect(found('recht heen')).toEqual(['TB2.1']);
    expect(found('recht remise')).toEqual([]);
  });

  it('finds them apart from each other in one chapter, where no rule has them all', () => {
    expect(found('recht paleis')).toEqual(['TB2.1', 'TB2.2']);
    expect(found('zetten paleis stuk')).toEqual(['TB2.1', 'TB2.2']);
    // The rules that have none of them stay out.
    expect(found('heen betreedt ander')).toEqual(['TB2.1', 'TB2.2']);
  });

  it('puts what has the whole word first', () => {
    const rules = ['Het paleisplein.', 'Het paleis.'].map((text, index) => ({
      id: `TB2.${index + 1}`,
      text: [text],
    }));
    const chapters = [
      { id: 'TB1', title: '', rules: [{ id: 'TB1.1', text: ['De paleizen, paleiswacht.'] }] },
      { id: 'TB2', title: '', rules },
    ];
    const best = chaptersWith(chapters, searchFor('PALEÏS', '')).flatMap(
      (chapter) => chapter.rules,
    );
    expect(best.map(({ id }) => id)).toEqual(['TB2.2', 'TB2.1', 'TB1.1']);
  });

  it('finds the beginning of a word, and nothing within one', () => {
    expect(isIn('The kings meet.', 'king')).toBe(true);
    expect(isIn('Taking turns, marking moves.', 'king')).toBe(false);
    expect(isIn('De konings-vleugel', 'vleugel')).toBe(true);
  });

  it('knows what means the same', () => {
    expect(found('gelijkspel')).toEqual(['TB3.2']);
    expect(found('gelijks')).toEqual(['TB3.2']);
    expect(found('vangen')).toEqual(['TB3.1', 'TB3.2']);
    // Too little to tell which word is meant.
    expect(found('gel')).toEqual([]);
  });

  it('minds neither capitals nor accents, ß nor ligatures', () => {
    expect(found('GEEINDIGD')).toEqual(['TB3.1']);
    expect(isIn('Der König schließt.', 'schliesst')).toBe(true);
    expect(isIn('Der König schliesst.', 'schließt')).toBe(true);
    expect(isIn('Un bœuf', 'boeuf')).toBe(true);
  });

  it.each([
    ['Der König steht.', 'koenig'],
    ['Der König steht.', 'Koenig'],
    ['Der König steht.', 'konig'],
    ['Der Ko\u0308nig steht.', 'koenig'],
    ['Die Häuser.', 'haeuser'],
    ['Zurücknehmen', 'zurueck'],
    ['Der Koenig steht.', 'König'],
    ['Die Außenmauer', 'aussen'],
    ['Un œuf', 'oeuf'],
    ['Un oeuf', 'œuf'],
  ])('finds “%s” by “%s”: not every keyboard has each letter', (text, asked) => {
    expect(isIn(text, asked)).toBe(true);
  });

  it('takes no two vowels for an umlaut where none is', () => {
    expect(isIn('Der Neubau.', 'neue')).toBe(false);
    expect(isIn('De bor.', 'boer')).toBe(false);
  });

  it('knows what means the same as a word that is spelled without umlauts', () => {
    const rules = [{ id: 'X1', text: ['Zurücknehmen darf man.'] }];
    const chapters = [{ id: 'X', title: '', rules }];
    const synonyms = 'zurücknehmen, rückgängig';
    expect(chaptersWith(chapters, searchFor('rueckgaengig', synonyms))).toEqual(chapters);
  });

  it('takes the apostrophe that keyboards have', () => {
    expect(isIn('L’attaquant.', "l'attaquant")).toBe(true);
    expect(isIn('L’attaquant.', 'L’attaquant')).toBe(true);
    expect(isIn('L’attaquant.', 'attaquant')).toBe(true);
  });

  it('takes signs as they are', () => {
    expect(isIn('Wat dan?', '(')).toBe(false);
  });
});

describe('marking what was found', () => {
  it('marks it where it stands in the text itself', () => {
    expect(piecesOf('Der König schließt die Könige ein.', searchFor('konig', ''))).toEqual([
      { text: 'Der ', isFound: false },
      { text: 'König', isFound: true },
      { text: ' schließt die ', isFound: false },
      { text: 'König', isFound: true },
      { text: 'e ein.', isFound: false },
    ]);
    expect(piecesOf('Er schließt.', searchFor('schliess', ''))[1]).toEqual({
      text: 'schließ',
      isFound: true,
    });
  });

  it.each(['koenig', 'konig', 'könig', 'koe'])(
    'marks an umlaut that was asked for as “%s”',
    (asked) => {
      const [, marked] = piecesOf('Der König.', searchFor(asked, ''));
      expect(marked).toEqual({ text: asked === 'koe' ? 'Kö' : 'König', isFound: true });
    },
  );

  it('marks a letter as a whole, where half of how it is spelled was asked for', () => {
    expect(piecesOf('Er schließt.', searchFor('schlies', ''))[1]?.text).toBe('schließ');
  });

  it('leaves a text in one piece where nothing is looked for', () => {
    expect(piecesOf('Alles.', searchFor('', ''))).toEqual([{ text: 'Alles.', isFound: false }]);
  });
});
