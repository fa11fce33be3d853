import type { GameBox, GameTexts, RuleChapter } from '@kast/games';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { gameRoom } from '../page/game-room.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';

/** `/tablut/print/reference`: what one must know, on a single page. */
export const QuickReference = gameRoom(QuickReferenceOf);

interface QuickReferenceProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
}

function QuickReferenceOf({ box, texts }: QuickReferenceProps): JSX.Element {
  const { paper } = words();
  return (
    <PrintedSheet game={box.info.id} title={paper.referenceTitle({ game: texts.name })}>
      <p class="printed-about">{texts.about}</p>
      <div class="printed-columns printed-reference">
        {essentialChapters(texts).map((chapter) => (
          <section key={chapter.id} class="printed-chapter">
            <h2>{chapter.title}</h2>
            <dl>
              {chapter.rules.map(({ id, text }) => (
                <div key={id} class="printed-rule">
                  <dt class="figures">{id}</dt>
                  <dd>{text[0]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {texts.legend.length > 0 && (
          <dl class="printed-legend">
            {texts.legend.map(({ sign, meaning }) => (
              <div key={sign} class="printed-rule">
                <dt>{sign}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </PrintedSheet>
  );
}

function essentialChapters({ rulebook, essentials }: GameTexts): readonly RuleChapter[] {
  return rulebook
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id }) => essentials.includes(id)),
    }))
    .filter(({ rules }) => rules.length > 0);
}
