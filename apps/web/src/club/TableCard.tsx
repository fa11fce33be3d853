import type { ClubTable, ClubView } from '@kast/protocol/client';
import { ButtonLink, Select, watchIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { ClubTexts } from './club-texts.ts';
import { countsHalves, gameName, nameOfPerson, scoreAt } from './club-words.ts';
import type { SeatNames } from './use-seat-names.ts';

interface TableResultProps {
  readonly texts: ClubTexts;
  readonly club: ClubView;
  readonly table: ClubTable;
  readonly onResult: (places: readonly number[] | null) => Promise<void>;
}

interface TableCardProps extends TableResultProps {
  readonly seatNames: SeatNames;
}

/** One table of a round, for the host. */
export function TableCard(props: TableCardProps): JSX.Element {
  const { texts, club, table, seatNames } = props;
  return (
    <li class="club-table" data-known={table.places !== undefined}>
      <div class="club-table-head">
        <h3>{texts.table({ table: table.table })}</h3>
        <span class="club-soft">{gameName(table.game)}</span>
        {table.match !== undefined && (
          <ButtonLink kind="quiet" size="small" icon={watchIcon} href={`/m/${table.match}`}>
            {texts.watch}
          </ButtonLink>
        )}
      </div>
      <TableSeats club={club} table={table} seatNames={seatNames} />
      <TableResult {...props} />
    </li>
  );
}

/** How it ended: of two by choosing who won, of more by their places. */
export function TableResult(props: TableResultProps): JSX.Element {
  return props.table.people.length === 2 ? <TwoResult {...props} /> : <PlacesResult {...props} />;
}

interface TableSeatsProps {
  readonly club: ClubView;
  readonly table: ClubTable;
  readonly seatNames: SeatNames;
}

/** Who sits there, as what, and what came of it. */
export function TableSeats({ club, table, seatNames }: TableSeatsProps): JSX.Element {
  return (
    <ol class="club-seats">
      {table.people.map((person, seat) => (
        <li key={person}>
          <span class="club-seat-name">{nameOfPerson(club, person)}</span>
          <span class="club-soft">{seatNames(table.game, seat + 1)}</span>
          <span class="club-score figures">{scoreAt(table, seat, countsHalves(club))}</span>
        </li>
      ))}
    </ol>
  );
}

type TwoPlaces = 'none' | 'first' | 'second' | 'draw';

const TWO_PLACES: Readonly<Record<Exclude<TwoPlaces, 'none'>, readonly number[]>> = {
  first: [1, 2],
  draw: [1, 1],
  second: [2, 1],
};

function TwoResult({ texts, club, table, onResult }: TableResultProps): JSX.Element {
  const [first = '', second = ''] = table.people.map((person) => nameOfPerson(club, person));
  return (
    <Select<TwoPlaces>
      label={texts.resultOf({ table: table.table })}
      value={twoPlaces(table)}
      choices={[
        { value: 'none', label: texts.unknownResult },
        { value: 'first', label: texts.wins({ name: first }) },
        { value: 'draw', label: texts.draws },
        { value: 'second', label: texts.wins({ name: second }) },
      ]}
      onChange={(value) => void onResult(value === 'none' ? null : TWO_PLACES[value])}
    />
  );
}

function twoPlaces({ places }: ClubTable): TwoPlaces {
  const [first = 0, second = 0] = places ?? [];
  if (!places) return 'none';
  if (first === second) return 'draw';
  return first < second ? 'first' : 'second';
}

/** Kept with the table as soon as everybody has a place. */
function PlacesResult({ texts, club, table, onResult }: TableResultProps): JSX.Element {
  const count = table.people.length;
  const places = table.places ?? [];
  const choices = [
    { value: 0, label: '–' },
    ...Array.from({ length: count }, (_, index) => ({
      value: index + 1,
      label: String(index + 1),
    })),
  ];
  return (
    <PlacesForm
      key={places.join(' ')}
      texts={texts}
      names={table.people.map((person) => nameOfPerson(club, person))}
      choices={choices}
      places={Array.from({ length: count }, (_, seat) => places[seat] ?? 0)}
      legend={texts.resultOf({ table: table.table })}
      onResult={onResult}
    />
  );
}

interface PlacesFormProps {
  readonly texts: ClubTexts;
  readonly names: readonly string[];
  readonly choices: readonly { readonly value: number; readonly label: string }[];
  readonly places: readonly number[];
  readonly legend: string;
  readonly onResult: TableResultProps['onResult'];
}

function PlacesForm(props: PlacesFormProps): JSX.Element {
  const { texts, names, choices, places, legend, onResult } = props;
  const entered = useSignal(places);
  const enter = (seat: number, place: number) => {
    entered.value = entered.value.with(seat, place);
    if (entered.value.every((one) => one > 0)) void onResult(entered.value);
    else if (places.every((one) => one > 0)) void onResult(null);
  };
  return (
    <fieldset class="club-places">
      <legend class="unseen">{legend}</legend>
      {names.map((name, seat) => (
        <Select
          key={name}
          label={texts.placeOf({ name })}
          value={entered.value[seat] ?? 0}
          choices={choices}
          onChange={(place) => enter(seat, place)}
        />
      ))}
    </fieldset>
  );
}
