/** Accents, capitals, ligatures, ß and the kind of apostrophe make no difference to who searches. */
export function fold(text: string): string {
  return foldWithPlaces(text).folded;
}

/** With, for each character of what was folded, its place in the text. */
export function foldWithPlaces(text: string): {
  readonly folded: string;
  readonly places: readonly number[];
} {
  let folded = '';
  let at = 0;
  const places: number[] = [];
  for (const character of text) {
    const plain = foldCharacter(character);
    folded += plain;
    for (let index = 0; index < plain.length; index++) places.push(at);
    at += character.length;
  }
  return { folded, places };
}

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', '’': "'" };

function foldCharacter(character: string): string {
  const small = character.toLowerCase();
  return LETTERS[small] ?? small.normalize('NFD').replace(/\p{Mn}/gu, '');
}
