import type { GameBox, GameTexts } from '@kast/games';
import { type Outcome, seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import { recordsHere } from '../device/kept-records.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { locale, words } from '../i18n/language.ts';
import { holdersHere } from '../session/here/holders.ts';
import type { Holder } from '../session/holder.ts';
import { nameOf } from '../table/seat-words.ts';
import { endWords } from '../table/turn-words.ts';

interface FinishedHereProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
}

interface Finished {
  readonly id: string;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly plies: number;
  readonly holders: readonly Holder[];
  readonly outcome: Outcome | undefined;
  readonly isFromFile: boolean;
}

/** What was played to its end on this device, or opened out of a file: to be looked at again. */
export function FinishedHere({ box, texts }: FinishedHereProps): JSX.Element | null {
  const { gamePage } = words();
  const finished = finishedHere(box.info.id);
  if (finished.length === 0) return null;
  return (
    <section class="recent" aria-labelledby="finished-title">
      <h2 id="finished-title">{gamePage.finishedHere}</h2>
      <ul class="recent-list">
        {finished.map((each) => (
          <li key={each.id}>
            <FinishedMatch match={each} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FinishedMatchProps {
  readonly match: Finished;
  readonly texts: GameTexts;
}

function FinishedMatch({ match, texts }: FinishedMatchProps): JSX.Element {
  const t = words();
  const speech = { t, texts };
  const { address, changed, plies, holders, outcome, isFromFile } = match;
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(changed);
  const state = [
    date,
    outcome && endWords(speech, outcome, holders),
    t.cupboard.moves({ count: plies }),
  ];
  return (
    <a class="recent-sheet paper" href={address}>
      <span class="recent-who">
        {isFromFile
          ? t.gamePage.fromFile
          : holders.map(({ seat }) => nameOf(speech, holders, seat)).join(' – ')}
      </span>
      <span class="recent-state">{state.filter(Boolean).join(' · ')}</span>
      <span class="recent-door">{t.gamePage.lookBack}</span>
    </a>
  );
}

function finishedHere(game: string): readonly Finished[] {
  const played = matchesHere
    .all()
    .filter((saved) => saved.game === game && saved.outcome)
    .map(({ id, changed, plies, seats, seed, outcome }) => ({
      id,
      address: `/m/${id}/replay`,
      changed,
      plies,
      holders: holdersHere({ seats, seed }),
      outcome,
      isFromFile: false,
    }));
  const imported = recordsHere
    .all()
    .filter(({ record }) => record.game === game)
    .map(({ id, opened, record }) => ({
      id,
      address: `/replay?kept=${id}`,
      changed: opened,
      plies: record.log.length,
      holders: seatsOf(record.seats).map(
        (seat): Holder => ({ seat, kind: 'person', present: true }),
      ),
      outcome: undefined,
      isFromFile: true,
    }));
  return [...played, ...imported].toSorted((a, b) => b.changed - a.changed);
}
