/** What stands on a card, by its letter in the notation: in German a B is “Sc”. */
export type Letters = Readonly<Record<string, string>>;

interface LetterReader {
  /** A move as whoever looks at the cards would write it. */
  asSeen(this: void, move: string): string;
  /** In notation, but for a letter that stands for something else on the cards: nobody mistakes it then. */
  apart(this: void, move: string): string;
  /** What was typed, with letters of the notation for those that are seen. */
  asNoted(this: void, typed: string): string;
}

export function letterReader(letters: Letters): LetterReader {
  const ofSign = new Map(Object.entries(letters).map(([letter, sign]) => [folded(sign), letter]));
  const asSeen = (letter: string): string => letters[letter] ?? letter;
  return {
    asSeen: (move) => move.replaceAll(CARD_LETTER, asSeen),
    apart: (move) =>
      move.replaceAll(CARD_LETTER, (letter) => {
        const other = ofSign.get(folded(letter)) ?? letter;
        return other === letter ? letter : asSeen(letter);
      }),
    asNoted: (typed) =>
      typed.replaceAll(WORD, (whole, word: string) => ofSign.get(folded(word)) ?? whole),
  };
}

/** Without capitals and accents. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** In notation: the figure by itself, or with its number. */
const CARD_LETTER = /\b[A-Z](?=\d*\b)/gu;

/** What is typed apart from its number goes with it. */
const WORD = /(\p{L}+)(?: (?=\d))?/gu;
