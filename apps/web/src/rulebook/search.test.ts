import { describe, expect, it } from 'vitest';
import { chaptersWith, countRules } from './search.ts';

const CHAPTERS = [
  {
    id: 'TB2',
    title: 'Zetten',
    rules: [
      { id: 'TB2.1', text: ['Een stuk gaat recht vooruit.', 'Niet over een ander heen.'] },
      { id: 'TB2.2', text: ['Niemand betreedt het paleis.'] },
    ],
  },
  { id: 'TB3', title: 'Slaan', rules: [{ id: 'TB3.1', text: ['Ingesloten? Geëindigd.'] }] },
];

function found(asked: string): string[] {
  return chaptersWith(CHAPTERS, asked).flatMap(({ rules }) => rules.map(({ id }) => id));
}

describe('searching the rules', () => {
  it('shows everything until something is asked', () => {
    expect(chaptersWith(CHAPTERS, '  ')).toBe(CHAPTERS);
    expect(countRules(CHAPTERS)).toBe(3);
  });

  it('finds a rule by its number, by its words and by its chapter', () => {
    expect(found('tb2.2')).toEqual(['TB2.2']);
    expect(found('paleis')).toEqual(['TB2.2']);
    expect(found('slaan')).toEqual(['TB3.1']);
  });

  it('wants every word, wherever they stand', () => {
    expect(found('recht heen')).toEqual(['TB2.1']);
    expect(found('recht paleis')).toEqual([]);
  });

  it('minds neither capitals nor accents', () => {
    expect(found('GEEINDIGD')).toEqual(['TB3.1']);
  });

  it('takes the apostrophe that keyboards have', () => {
    const chapters = [{ id: 'TB3', title: '', rules: [{ id: 'TB3.1', text: ['L’attaquant.'] }] }];
    expect(chaptersWith(chapters, "l'attaquant")).toHaveLength(1);
    expect(chaptersWith(chapters, 'L’attaquant')).toHaveLength(1);
  });
});
