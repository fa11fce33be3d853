import type { GameBox, GameTexts } from '@kast/games';
import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { gameRoom } from '../page/game-room.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';

/** `/tablut/print/scores`: to be filled in with a pencil. */
export const ScoreSheet = gameRoom(ScoreSheetOf);

interface ScoreSheetProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
}

/** As many as fit on a page. */
const MATCHES = 8;
const MOVES = 30;
/** A field for a pencil. */
const BLANK = '\u00A0';

function ScoreSheetOf({ box, texts }: ScoreSheetProps): JSX.Element {
  const { paper } = words();
  const { seats, traits } = box.info;
  const isOpenForTwo = seats.max === 2 && !traits.hidden && !traits.chance;
  return (
    <PrintedSheet game={box.info.id} title={paper.scoresTitle({ game: texts.name })}>
      <p class="score-lines">
        <span>{paper.date}</span>
        <span>{paper.place}</span>
      </p>
      {isOpenForTwo ? <Moves texts={texts} /> : <Points texts={texts} seats={seats.max} />}
    </PrintedSheet>
  );
}

/** Nothing is hidden and nothing left to chance: the moves are the whole match. */
function Moves({ texts }: { readonly texts: GameTexts }): JSX.Element {
  return (
    <div class="score-moves">
      {[0, 1].map((half) => (
        <table key={half} class="score">
          <thead>
            <tr>
              <th aria-hidden="true" />
              <th scope="col">{texts.seatName(1)}</th>
              <th scope="col">{texts.seatName(2)}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: MOVES }, (_, index) => (
              <tr key={index}>
                <th scope="row">{half * MOVES + index + 1}</th>
                <td>{BLANK}</td>
                <td>{BLANK}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Points({
  texts,
  seats,
}: {
  readonly texts: GameTexts;
  readonly seats: number;
}): JSX.Element {
  const { paper } = words();
  const signs = texts.legend.filter(({ sign }) => /^\p{Lu}\p{Ll}?$/u.test(sign));
  const rounds = Array.from({ length: MATCHES }, (_, index) => paper.round({ count: index + 1 }));
  return (
    <>
      <Grid seats={seats} rows={[...rounds, paper.total]} caption={paper.evening} />
      {signs.length > 0 && (
        <Grid
          seats={seats}
          rows={[...signs.map(({ sign, meaning }) => `${sign} ${meaning}`), paper.total]}
          caption={paper.bySign}
        />
      )}
    </>
  );
}

interface GridProps {
  readonly seats: number;
  readonly rows: readonly string[];
  readonly caption: string;
}

/** One column for each player; the names are written above them. */
function Grid({ seats, rows, caption }: GridProps): JSX.Element {
  const { paper } = words();
  return (
    <table class="score">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{paper.name}</th>
          {seatsOf(seats).map((seat) => (
            <td key={seat} class="score-name">
              {BLANK}
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {seatsOf(seats).map((seat) => (
              <td key={seat}>{BLANK}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
