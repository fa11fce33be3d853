import type { Answer, ClubRound, ClubRoundWish, ClubView } from '@kast/protocol/client';
import { Button, SegmentedControl, Select, useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { ClubTexts } from './club-texts.ts';
import { clubClient, missingResults, nameOfPerson } from './club-words.ts';
import { TableCard } from './TableCard.tsx';
import type { SeatNames } from './use-seat-names.ts';

interface RoundPanelProps {
  readonly texts: ClubTexts;
  readonly club: ClubView;
  readonly seatNames: SeatNames;
  readonly onDone: (answer: Answer<unknown>) => Promise<boolean>;
}

/** The rounds, for the host: drawn here, and their results entered and corrected. */
export function RoundPanel({ texts, club, seatNames, onDone }: RoundPanelProps): JSX.Element {
  const latest = club.round?.round ?? 0;
  const chosen = useSignal<number | undefined>(undefined);
  const shown = chosen.value ?? latest;
  return (
    <section class="paper lying club-part" aria-labelledby="club-round">
      <div class="club-title">
        <h2 id="club-round">{latest === 0 ? texts.noRound : texts.round({ round: shown })}</h2>
        {latest > 1 && (
          <Select
            label={texts.whichRound}
            value={shown}
            choices={Array.from({ length: latest }, (_, index) => ({
              value: index + 1,
              label: texts.round({ round: index + 1 }),
            }))}
            onChange={(round) => {
              chosen.value = round === latest ? undefined : round;
            }}
          />
        )}
      </div>
      {shown === latest ? (
        <>
          {club.round && (
            <RoundTables
              texts={texts}
              club={club}
              round={club.round}
              seatNames={seatNames}
              onDone={onDone}
            />
          )}
          {!club.isOver && <NextRound texts={texts} club={club} onDone={onDone} />}
        </>
      ) : (
        <EarlierRound
          key={shown}
          texts={texts}
          club={club}
          number={shown}
          seatNames={seatNames}
          onDone={onDone}
        />
      )}
    </section>
  );
}

function EarlierRound(props: RoundPanelProps & { readonly number: number }): JSX.Element | null {
  const { club, number } = props;
  const round = useLoaded(() => clubClient.round(club.id, number), [number, club.revision]);
  if (round.status !== 'here' || !round.value.ok) return null;
  return <RoundTables {...props} round={round.value.value} />;
}

function RoundTables(props: RoundPanelProps & { readonly round: ClubRound }): JSX.Element {
  const { texts, club, round, seatNames, onDone } = props;
  const { byes } = round;
  return (
    <>
      <ul class="club-tables">
        {round.tables.map((table) => (
          <TableCard
            key={table.table}
            texts={texts}
            club={club}
            table={table}
            seatNames={seatNames}
            onResult={async (places) => {
              const address = { round: round.round, table: table.table };
              await onDone(await clubClient.enterResult(club.id, address, places));
            }}
          />
        ))}
      </ul>
      {byes.length > 0 && (
        <p>{texts.byes({ names: byes.map((person) => nameOfPerson(club, person)) })}</p>
      )}
    </>
  );
}

function NextRound({ texts, club, onDone }: Omit<RoundPanelProps, 'seatNames'>): JSX.Element {
  const phones = club.people.filter(({ isAway, hasPhone }) => !isAway && hasPhone).length;
  const wished = useSignal<ClubRoundWish['place'] | undefined>(undefined);
  const place = wished.value ?? (phones > 1 ? 'online' : 'box');
  const next = (club.round?.round ?? 0) + 1;
  const missing = missingResults(club);
  const here = club.people.filter(({ isAway }) => !isAway).length;
  const isFresh = club.round?.tables.every(({ places }) => !places) ?? false;
  return (
    <div class="club-next">
      {missing > 0 ? (
        <p class="club-soft" role="status">
          {texts.missing({ count: missing })}
        </p>
      ) : (
        <>
          <SegmentedControl
            legend={texts.place}
            value={place}
            segments={(['online', 'box'] as const).map((value) => ({
              value,
              label: texts.places[value],
            }))}
            onChange={(value) => {
              wished.value = value;
            }}
          />
          {place === 'online' && <p class="field-hint">{texts.placeHint}</p>}
          <Button
            kind="primary"
            size="large"
            disabled={here < 2}
            onClick={async () =>
              onDone(await clubClient.drawRound(club.id, { round: next, place }))
            }
          >
            {texts.draw({ round: next })}
          </Button>
        </>
      )}
      {isFresh && (
        <Button
          kind="quiet"
          onClick={async () => onDone(await clubClient.dropRound(club.id, next - 1))}
        >
          {texts.drop}
        </Button>
      )}
    </div>
  );
}
