import type { ClubView } from '@kast/protocol/client';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { arrive } from '../page/arrive.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching } from '../page/Page.tsx';
import { Laurel } from '../table/Laurel.tsx';
import { useTitle } from '../page/use-title.ts';
import { clubFailure, type ClubTexts, useClubTexts } from './club-texts.ts';
import {
  byName,
  clubName,
  countsHalves,
  gameName,
  missingResults,
  nameOfPerson,
  pointsText,
  winnersOf,
} from './club-words.ts';
import { JoinCard } from './JoinCard.tsx';
import { TableSeats } from './TableCard.tsx';
import { useClub } from './use-club.ts';
import { useFittedText } from './use-fitted-text.ts';
import { useSeatNames } from './use-seat-names.ts';
import './club.css';
import './club-screen.css';

/** `/club/<id>/screen`: for the whole room. It shows what everybody may see, and updates itself. */
export function ClubScreen(): JSX.Element {
  const { params } = useRoute();
  const texts = useClubTexts();
  const { club, failure, isConnected } = useClub(params['club'] ?? '');
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  if (!club.value) {
    if (!failure.value) return <Fetching failed={false} />;
    return <NotFound title={texts.value.title} text={clubFailure(texts.value, failure.value)} />;
  }
  return <Screen texts={texts.value} club={club.value} isConnected={isConnected.value} />;
}

interface ScreenProps {
  readonly texts: ClubTexts;
  readonly club: ClubView;
  readonly isConnected: boolean;
}

function Screen({ texts, club, isConnected }: ScreenProps): JSX.Element {
  const name = clubName(club, texts);
  useTitle(name);
  const { round, isOver } = club;
  const screen = useFittedText(club);
  return (
    <div ref={screen} class="club-screen">
      <header class="club-screen-head walnut">
        <div>
          <h1>{name}</h1>
          <p role="status">{headline(texts, club)}</p>
          {!isConnected && <p>{texts.notConnected}</p>}
        </div>
        {!isOver && <JoinCard texts={texts} club={club} />}
      </header>
      <main ref={arrive} id="content" class="club-screen-body" tabIndex={-1}>
        {isOver && <Winners texts={texts} club={club} />}
        {round && !isOver && (
          <div class="club-screen-tables">
            <RoundOnScreen texts={texts} club={club} />
          </div>
        )}
        {round ? (
          <ScreenStandings texts={texts} club={club} />
        ) : (
          <WhoIsHere texts={texts} club={club} />
        )}
      </main>
    </div>
  );
}

function headline(texts: ClubTexts, club: ClubView): string {
  const { round, isOver } = club;
  if (isOver) return texts.isOver;
  if (!round) return texts.noRound;
  const missing = missingResults(club);
  const told = missing > 0 ? [texts.missing({ count: missing })] : [];
  return [texts.round({ round: round.round }), ...told].join(' · ');
}

function RoundOnScreen({ texts, club }: Omit<ScreenProps, 'isConnected'>): JSX.Element {
  const seatNames = useSeatNames(club.games);
  const { tables, byes } = club.round ?? { tables: [], byes: [] };
  return (
    <>
      <ul class="club-tables">
        {tables.map((table) => (
          <li
            key={table.table}
            class="club-table paper lying"
            data-known={table.places !== undefined}
          >
            <div class="club-table-head">
              <h2>{texts.table({ table: table.table })}</h2>
              <span class="club-soft">{gameName(table.game)}</span>
            </div>
            <TableSeats club={club} table={table} seatNames={seatNames} />
          </li>
        ))}
      </ul>
      {byes.length > 0 && (
        <p class="club-screen-byes">
          {texts.byes({ names: byes.map((person) => nameOfPerson(club, person)) })}
        </p>
      )}
    </>
  );
}

function WhoIsHere({ texts, club }: Omit<ScreenProps, 'isConnected'>): JSX.Element {
  const here = byName(club.people.filter(({ isAway }) => !isAway));
  return (
    <section class="paper lying club-part">
      <div class="club-title">
        <h2>{texts.people}</h2>
        <span class="club-soft figures">{texts.peopleCount({ count: here.length })}</span>
      </div>
      <ul class="club-names">
        {here.map(({ person, name }) => (
          <li key={person}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

function Winners({ texts, club }: Omit<ScreenProps, 'isConnected'>): JSX.Element | null {
  const winners = winnersOf(club);
  if (winners.length === 0) return null;
  return (
    <section class="club-winners paper lying">
      <Laurel isWon />
      <h2>{texts.won({ names: winners.map(({ name }) => name) })}</h2>
    </section>
  );
}

/** In as many columns as there is room for. */
function ScreenStandings({ texts, club }: Omit<ScreenProps, 'isConnected'>): JSX.Element {
  const { round, isOver } = club;
  const hasHalves = countsHalves(club);
  const isComplete = round && missingResults(club) === 0;
  const title = isComplete ? texts.standingsAfter({ round: round.round }) : texts.standings;
  return (
    <section class="paper lying club-part" aria-labelledby="screen-standings">
      <h2 id="screen-standings">{isOver ? texts.finalStandings : title}</h2>
      <ol class="club-ranking">
        {club.people.map((one) => (
          <li key={one.person} data-away={one.isAway}>
            <span class="figures club-ranking-place">{one.place}</span>
            <span class="club-ranking-name">{one.name}</span>
            <span class="figures club-ranking-points">{pointsText(one.points, hasHalves)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
