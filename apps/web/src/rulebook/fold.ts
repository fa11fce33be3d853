/** A text without what makes no difference to who searches, and where each character of it stood. */
export interface Folded {
  readonly folded: string;
  /** For each character of what was folded, its place in the text. */
  readonly places: readonly number[];
}

/**
 * Accents, capitals, ligatures, ß and the kind of apostrophe make no difference. An umlaut is read in two ways, as
 * people write it where the keyboard has none: “konig” and “koenig” both find “König”.
 */
export function foldings(text: string): readonly Folded[] {
  const plain = foldWith(text, PLAIN);
  const spelled = foldWith(text, SPELLED);
  return spelled.folded === plain.folded ? [plain] : [plain, spelled];
}

/** In each of the ways, once. */
export function foldedWays(text: string): readonly string[] {
  return foldings(text).map(({ folded }) => folded);
}

function foldWith(text: string, letters: Letters): Folded {
  let folded = '';
  let at = 0;
  const places: number[] = [];
  // Whoever copies from a Mac has the dots apart.
  for (const character of text.match(WITH_MARKS) ?? []) {
    const plain = foldCharacter(character, letters);
    folded += plain;
    for (let index = 0; index < plain.length; index++) places.push(at);
    at += character.length;
  }
  return { folded, places };
}

type Letters = Readonly<Record<string, string>>;

const WITH_MARKS = /[^]\p{Mn}*/gu;
const PLAIN: Letters = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', '’': "'" };
const SPELLED: Letters = { ...PLAIN, ä: 'ae', ö: 'oe', ü: 'ue' };

function foldCharacter(character: string, letters: Letters): string {
  const small = character.toLowerCase().normalize('NFC');
  return letters[small] ?? small.normalize('NFD').replace(/\p{Mn}/gu, '');
}
