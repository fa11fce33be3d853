import type { Player } from './part.ts';

/** What compiled sentences need while they are said. */
export interface Grammar {
  /** "a, b and c" */
  all(items: readonly (string | number)[]): string;
  /** "a, b or c" */
  any(items: readonly (string | number)[]): string;
  /** `one`, `other`: whatever the language knows. */
  plural(count: number): Intl.LDMLPluralRule;
  ordinal(place: number): Intl.LDMLPluralRule;
}

/** Each is got ready by the first sentence that needs it: that costs a slow phone more than to draw a page. */
export function grammar(language: string): Grammar {
  let all: Intl.ListFormat | undefined;
  let any: Intl.ListFormat | undefined;
  let plural: Intl.PluralRules | undefined;
  let ordinal: Intl.PluralRules | undefined;
  return {
    all(items) {
      if (items.length < 2) return items.join('');
      all ??= new Intl.ListFormat(language, { type: 'conjunction' });
      return all.format(items.map(String));
    },
    any(items) {
      if (items.length < 2) return items.join('');
      any ??= new Intl.ListFormat(language, { type: 'disjunction' });
      return any.format(items.map(String));
    },
    plural(count) {
      plural ??= new Intl.PluralRules(language);
      return plural.select(count);
    },
    ordinal(place) {
      ordinal ??= new Intl.PluralRules(language, { type: 'ordinal' });
      return ordinal.select(place);
    },
  };
}

/** A player by name, or the reader in the form that the sentence asks for. */
export function called({ isYou, name }: Player, you: string): string {
  return isYou ? you : name;
}

/** `you`: the reader alone; `with-you`: the reader and others; else how many there are. */
export function company(players: readonly Player[], counted: Grammar): string {
  if (!players.some(({ isYou }) => isYou)) return counted.plural(players.length);
  return players.length === 1 ? 'you' : 'with-you';
}

/** Less than nothing with a true minus: a hyphen is shorter than the figures beside it. */
export function inFigures(number: number): string {
  return String(number).replace('-', '−');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Before a vowel a `y` is a consonant: "d’Yves", but "de Yann". */
const VOWEL = /^(?:[aeiouhàâæéèêëîïôœùûü]|y(?![aeiouéè]))/i;

/** "de" before a name: "d’Anna", "de Bruno". */
export function elided(word: string, text: string): string {
  return VOWEL.test(text) ? `${word.slice(0, -1)}’${text}` : `${word} ${text}`;
}
