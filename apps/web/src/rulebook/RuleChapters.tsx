import type { RuleChapter, RuleText } from '@kast/games';
import type { ComponentChildren, JSX } from 'preact';
import { language, words } from '../i18n/language.ts';
import { AsItCame } from '../page/take-over.tsx';
import { piecesOf, type Search } from './search.ts';
import './rule-chapters.css';

interface RuleChaptersProps {
  readonly game: string;
  readonly chapters: readonly RuleChapter[];
  /** What stands under a rule, where there is room for it. */
  readonly below?: ((rule: RuleText) => ComponentChildren) | undefined;
  /** On the rulebook's own page the rules can be linked to. */
  readonly anchors?: boolean;
  /** Marked wherever it stands. */
  readonly search?: Search | undefined;
}

export function RuleChapters(props: RuleChaptersProps): JSX.Element {
  const { chapters, search } = props;
  return (
    <>
      {chapters.map((chapter) => (
        <AsItCame key={chapter.id} of={[language(), search?.length]}>
          <Chapter {...props} chapter={chapter} />
        </AsItCame>
      ))}
    </>
  );
}

function Chapter(props: RuleChaptersProps & { readonly chapter: RuleChapter }): JSX.Element {
  const { game, chapter, below, anchors, search } = props;
  return (
    <section class="chapter" id={anchors ? chapter.id : undefined}>
      <h2>
        <Marked text={chapter.title} search={search} />
      </h2>
      {chapter.rules.map((rule) => (
        <Rule key={rule.id} game={game} rule={rule} anchors={anchors} search={search}>
          {below?.(rule)}
        </Rule>
      ))}
    </section>
  );
}

interface RuleProps {
  readonly game: string;
  readonly rule: RuleText;
  readonly anchors?: boolean | undefined;
  readonly search: Search | undefined;
  readonly children?: ComponentChildren;
}

function Rule({ game, rule, anchors, search, children }: RuleProps): JSX.Element {
  const { rulebook } = words();
  const href = anchors ? `#${rule.id}` : `/${game}/rules#${rule.id}`;
  return (
    <div class="rule" id={anchors ? rule.id : undefined}>
      <a class="rule-id figures" href={href} aria-label={rulebook.linkTo({ rule: rule.id })}>
        {rule.id}
      </a>
      <div class="rule-text">
        {rule.text.map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} search={search} />
          </p>
        ))}
        {rule.ruling && <p class="ruling">{rulebook.ruling}</p>}
        {children}
      </div>
    </div>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly search: Search | undefined;
}

function Marked({ text, search = [] }: MarkedProps): JSX.Element {
  return (
    <>
      {piecesOf(text, search).map((piece, index) =>
        piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
