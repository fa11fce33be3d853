import type { GameBox, GameTexts, RuleText } from '@kast/games';
import { SignalField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { words } from '../i18n/language.ts';
import { useDoor } from '../page/doors.ts';
import { type RulebookBoard, rulebookDoor } from '../page/game-doors.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching, Page } from '../page/Page.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { Diagram } from './Diagram.tsx';
import { RuleChapters } from './RuleChapters.tsx';
import { chaptersWith, countRules, searchFor } from './search.ts';
import { tableChapter } from './table-chapter.ts';
import './rulebook.css';

export { RuleDialog } from './RuleDialog.tsx';

/** `/tablut/rules`: every rule under its number, with drawings by the real board. */
export function Rulebook(): JSX.Element {
  const { params } = useRoute();
  const box = boxOf(params['game'] ?? '');
  return box ? <RulebookOf key={box.info.id} box={box} /> : <NotFound />;
}

function RulebookOf({ box }: { readonly box: GameBox }): JSX.Element {
  const texts = useGameTexts(box);
  const board = useDoor(rulebookDoor(box));
  if (texts.status !== 'here' || board.status !== 'here') {
    return <Fetching failed={texts.status === 'failed' || board.status === 'failed'} />;
  }
  return <Pages box={box} texts={texts.value} board={board.value} />;
}

interface PagesProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
  readonly board: RulebookBoard;
}

function Pages({ box, texts, board }: PagesProps): JSX.Element {
  const { rulebook } = words();
  const { id } = box.info;
  const asked = useSignal('');
  const all = [...texts.rulebook, tableChapter(rulebook)];
  const search = searchFor(asked.value, rulebook.synonyms);
  const isAsked = search.length > 0;
  const chapters = chaptersWith(all, search);
  const hasRulings = all.some(({ rules }) => rules.some(({ ruling }) => ruling));
  useEffect(() => goToHash(), []);

  const optionRules = new Set(Object.values(box.info.options).map(({ rule }) => rule));
  const below = (rule: RuleText) => (
    <>
      {optionRules.has(rule.id) && (
        <p class="rule-option">
          <a class="link-alone" href={`/${id}/table`}>
            {rulebook.option}
          </a>
        </p>
      )}
      {rule.diagrams?.map((diagram) => (
        <Diagram key={diagram.id} board={board} texts={texts} {...diagram} />
      ))}
    </>
  );
  return (
    <Page title={rulebook.title({ game: texts.name })} room="rules">
      <div class="rulebook">
        <nav class="rulebook-contents paper lying" aria-label={rulebook.contents}>
          <p class="sheet-from">
            <a href={`/${id}`}>{texts.name}</a>
          </p>
          <search>
            <SignalField
              of={asked}
              label={rulebook.search}
              hint={rulebook.searchHint}
              maxLength={100}
            />
            <p class="rulebook-found" role="status">
              {isAsked && rulebook.found({ count: countRules(chapters) })}
            </p>
          </search>
          {!isAsked && (
            <ol class="rulebook-chapters">
              {chapters.map((chapter) => (
                <li key={chapter.id}>
                  <a href={`#${chapter.id}`}>
                    <span class="figures">{chapter.id}</span> {chapter.title}
                  </a>
                </li>
              ))}
            </ol>
          )}
        </nav>
        <article class="sheet paper lying">
          <h1>{rulebook.title({ game: texts.name })}</h1>
          {hasRulings && !isAsked && <p class="rulebook-rulings">{rulebook.rulingExplained}</p>}
          {chapters.length === 0 && <p>{rulebook.nothing}</p>}
          <RuleChapters game={id} chapters={chapters} below={below} search={search} anchors />
        </article>
      </div>
    </Page>
  );
}

/** The page is drawn after the browser looked for the place: let it look again. */
function goToHash(): void {
  if (location.hash) location.replace(location.hash);
}
