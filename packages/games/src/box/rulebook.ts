import type { RuleChapter, RuleText } from './game-texts.ts';

/** A rule as it stands in the rulebook of every language; the words come from each of them. */
export interface RuleOutline<Rule extends string = string, Diagram extends string = string> {
  readonly id: Rule;
  /** Ours: the rulebook says nothing of it. */
  readonly ruling?: true;
  readonly diagrams?: readonly Diagram[];
}

export interface RulebookWords<
  Chapter extends string,
  Rule extends string,
  Diagram extends string,
> {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Rule, readonly string[]>>;
  readonly captions: Readonly<Record<Diagram, string>>;
}

/** The rulebook of one language: its words, in the order of the outlines. */
export function rulebookOf<Chapter extends string, Rule extends string, Diagram extends string>(
  outlines: readonly RuleOutline<Rule, Diagram>[],
  { chapters, rules, captions }: RulebookWords<Chapter, Rule, Diagram>,
): readonly RuleChapter[] {
  return Object.entries<string>(chapters).map(([chapter, title]) => ({
    id: chapter,
    title,
    rules: outlines
      .filter(({ id }) => id.startsWith(`${chapter}.`))
      .map(
        ({ id, ruling, diagrams }): RuleText => ({
          id,
          text: rules[id],
          ...(ruling ? { ruling } : {}),
          ...(diagrams ? { diagrams: diagrams.map((id) => ({ id, caption: captions[id] })) } : {}),
        }),
      ),
  }));
}
