/**
 * Signs that stand apart from their word stay on its line. Sentences are written with plain spaces; here they
 * become what French printers set: a thin one before `; ! ?`, a whole one before `:` and within quotes.
 */
export function keptTogether(text: string, language: string): string {
  const kept = text.replaceAll(/ (?=[;!?])/g, '\u202F').replaceAll(/ (?=[:%…])/g, '\u00A0');
  // Elsewhere these quotes may point the other way, with the space outside.
  return language === 'fr' ? kept.replaceAll(/(?<=«)[ \u202F]| (?=»)/g, '\u00A0') : kept;
}
