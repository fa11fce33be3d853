import type { GameBox, GameTexts } from '@kast/games';
import { ButtonLink, downloadIcon } from '@kast/ui';
import type { JSX } from 'preact';
import { language, words } from '../i18n/language.ts';
import { Page } from '../page/Page.tsx';
import { gameRoom } from '../page/game-room.tsx';
import { PAPERS, type Paper } from './paper.ts';
import './print-page.css';

/** `/tablut/print`: all that can be had on paper. */
export const PrintPage = gameRoom(PrintPageOf);

interface PrintPageProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
}

function PrintPageOf({ box, texts }: PrintPageProps): JSX.Element {
  const { paper } = words();
  const { id } = box.info;
  return (
    <Page title={paper.title({ game: texts.name })} room="print">
      <article class="sheet paper lying print-page">
        <p class="sheet-from">
          <a href={`/${id}`}>{texts.name}</a>
        </p>
        <h1>{paper.title({ game: texts.name })}</h1>
        <section class="print-part" aria-labelledby="print-read">
          <h2 id="print-read">{paper.toRead}</h2>
          <ul class="print-doors">
            <Door href={`/${id}/print/rules`} name={paper.rules} hint={paper.rulesHint} />
            <Door
              href={`/${id}/print/reference`}
              name={paper.reference}
              hint={paper.referenceHint}
            />
            <Door href={`/${id}/print/scores`} name={paper.scores} hint={paper.scoresHint} />
          </ul>
        </section>
        <section class="print-part" aria-labelledby="print-play">
          <h2 id="print-play">{paper.toPlay}</h2>
          <p>{paper.toPlayHint}</p>
          <div class="sheet-actions">
            {PAPERS.map((size) => (
              <Download key={size} game={id} size={size} />
            ))}
          </div>
        </section>
      </article>
    </Page>
  );
}

interface DoorProps {
  readonly href: string;
  readonly name: string;
  readonly hint: string;
}

function Door({ href, name, hint }: DoorProps): JSX.Element {
  return (
    <li>
      <a class="print-door" href={href}>
        <span class="print-name">{name}</span>
        <span class="print-hint">{hint}</span>
      </a>
    </li>
  );
}

/** A plain link to a file that the server has: nothing is made here. */
function Download({ game, size }: { readonly game: string; readonly size: Paper }): JSX.Element {
  const { paper } = words();
  const file = `${game}-${size}-${language()}.pdf`;
  return (
    <ButtonLink icon={downloadIcon} href={`/print/${file}`} download={file}>
      {paper.download({ paper: size })}
    </ButtonLink>
  );
}
