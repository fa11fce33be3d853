import { Button, ButtonLink, Form, SignalField, toast } from '@kast/ui';
import type { ClubTable, ClubView } from '@kast/protocol/client';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { useGuestName } from '../account/use-guest-name.ts';
import { clubFailure, type ClubTexts } from './club-texts.ts';
import { byName, clubClient, gameName, nameOfPerson } from './club-words.ts';
import type { EveningProps } from './evening-props.ts';
import { canShareDevice, playOnThisDevice } from './play-on-this-device.ts';
import { TableResult, TableSeats } from './TableCard.tsx';

interface GuestDeskProps extends EveningProps {
  /** A host may play along, and need not. */
  readonly isHost?: boolean;
}

/** What concerns oneself: joining, and one's own table. */
export function GuestDesk(props: GuestDeskProps): JSX.Element | null {
  const { texts, session, club, isHost = false } = props;
  const you = club.people.find(({ person }) => person === session.you.value);
  // A host can take one's device off a name again.
  if (!you?.hasPhone) {
    if (club.isOver) return null;
    if (!isHost) {
      return (
        <section class="paper lying club-part" aria-label={texts.joinTitle}>
          <JoinForm {...props} />
        </section>
      );
    }
    return (
      <details class="paper lying club-part">
        <summary>{texts.playToo}</summary>
        <JoinForm {...props} />
      </details>
    );
  }
  const setAway = async (isAway: boolean) => {
    const changed = await clubClient.changePerson(club.id, you.person, { isAway });
    if (!changed.ok) toast(clubFailure(texts, changed.error));
    await session.refresh();
  };
  return (
    <section class="paper lying club-part club-you" aria-label={you.name}>
      {you.isAway ? <p>{texts.youLeft}</p> : <OwnTable {...props} />}
      {!club.isOver && (
        <Button kind="quiet" onClick={() => setAway(!you.isAway)}>
          {you.isAway ? texts.comeBack : texts.leave}
        </Button>
      )}
    </section>
  );
}

function OwnTable({ texts, session, club, seatNames }: EveningProps): JSX.Element {
  const you = session.you.value ?? 0;
  const { round } = club;
  const table = round?.tables.find(({ people }) => people.includes(you));
  if (!round) return <p role="status">{texts.waiting}</p>;
  if (round.byes.includes(you)) {
    return <RoundNote title={texts.round({ round: round.round })} text={texts.yourBye} />;
  }
  if (!table) return <RoundNote title={texts.round({ round: round.round })} text={texts.late} />;
  const seat = table.people.indexOf(you) + 1;
  const seatName = seatNames(table.game, seat);
  const others = table.people.filter((person) => person !== you);
  const isKnown = table.places !== undefined;
  const mayTell = table.match === undefined && table.by !== 'host' && !club.isOver;
  const tell = async (places: readonly number[] | null): Promise<void> => {
    const address = { round: round.round, table: table.table };
    const told = await clubClient.enterResult(club.id, address, places);
    if (!told.ok) toast(clubFailure(texts, told.error));
    await session.refresh();
  };
  return (
    <>
      <div class="club-own" role="status">
        <p class="club-soft">
          {texts.round({ round: round.round })} · {gameName(table.game)}
        </p>
        <h2 class="club-own-table">{texts.table({ table: table.table })}</h2>
        <p class="club-own-seat">
          {seatName === undefined ? texts.yourSeatNumber({ seat }) : texts.yourSeat({ seatName })}
        </p>
        <p>{texts.against({ names: others.map((person) => nameOfPerson(club, person)) })}</p>
        {isKnown ? (
          <>
            <p>{texts.finished}</p>
            <TableSeats club={club} table={table} seatNames={seatNames} />
          </>
        ) : (
          <ToTable texts={texts} club={club} round={round.round} table={table} />
        )}
      </div>
      {mayTell && <TableResult texts={texts} club={club} table={table} onResult={tell} />}
    </>
  );
}

interface ToTableProps {
  readonly texts: ClubTexts;
  readonly club: ClubView;
  readonly round: number;
  readonly table: ClubTable;
}

function ToTable({ texts, club, round, table }: ToTableProps): JSX.Element {
  const { route } = useLocation();
  if (table.match !== undefined) {
    return (
      <ButtonLink kind="primary" size="large" href={`/m/${table.match}`}>
        {texts.toTable}
      </ButtonLink>
    );
  }
  if (!canShareDevice(club, table)) return <p>{texts.withBox}</p>;
  return (
    <>
      <p>{texts.onOneDevice}</p>
      <Button
        kind="primary"
        size="large"
        onClick={() => route(playOnThisDevice(club, round, table))}
      >
        {texts.playHere}
      </Button>
    </>
  );
}

function RoundNote({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string;
}): JSX.Element {
  return (
    <div class="club-own" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

function JoinForm({ texts, session, club }: EveningProps): JSX.Element {
  const { name } = useGuestName();
  const join = async (wanted: string, person?: number) => {
    const wish = { name: wanted, ...(person === undefined ? {} : { person }) };
    const joined = await clubClient.join(club.id, wish);
    if (!joined.ok) toast(clubFailure(texts, joined.error));
    await session.refresh();
  };
  const listed = byName(club.people.filter(({ hasPhone, isAway }) => !hasPhone && !isAway));
  return (
    <Form class="club-settings" onSubmit={() => join(name.value)}>
      <SignalField of={name} label={texts.yourName} maxLength={40} autoComplete="nickname" />
      <Button kind="primary" size="large" type="submit" disabled={name.value.trim() === ''}>
        {texts.join}
      </Button>
      {listed.length > 0 && (
        <details>
          <summary>{texts.listed}</summary>
          <div class="club-listed">
            {listed.map((one) => (
              <Button key={one.person} onClick={() => join(one.name, one.person)}>
                {texts.iAm({ name: one.name })}
              </Button>
            ))}
          </div>
        </details>
      )}
    </Form>
  );
}
