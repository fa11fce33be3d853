import type { RuleChapter, RuleText } from './game-texts.ts';

/** By chapter and number. A chapter has its title and a rule its text under ''. */
export type RulebookMessages = Readonly<Record<string, ChapterMessages>>;
type ChapterMessages = Readonly<Record<string, string | RuleMessages>> & { readonly '': string };
/** Beside the text a caption for each diagram. */
type RuleMessages = Readonly<Record<string, string>> & { readonly '': string };

/** The rulebook of one language, in the order of its file. `rulings` are ours. */
export function rulebookOf(
  book: RulebookMessages,
  rulings: readonly string[],
): readonly RuleChapter[] {
  return Object.entries(book).map(([chapter, { '': title, ...rules }]) => ({
    id: chapter,
    title,
    rules: Object.entries(rules).map(([number, rule]) => {
      const id = `${chapter}.${number}`;
      return { ...ruleOf(id, rule), ...(rulings.includes(id) ? { ruling: true } : {}) };
    }),
  }));
}

function ruleOf(id: string, rule: string | RuleMessages): RuleText {
  if (typeof rule === 'string') return { id, text: paragraphs(rule) };
  const { '': text, ...captions } = rule;
  return {
    id,
    text: paragraphs(text),
    diagrams: Object.entries(captions).map(([diagram, caption]) => ({ id: diagram, caption })),
  };
}

export function paragraphs(text: string): readonly string[] {
  return text.split('\n\n');
}
