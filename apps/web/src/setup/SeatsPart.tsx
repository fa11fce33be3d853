import type { GameTexts } from '@kast/games';
import type { GameInfo } from '@kast/kernel';
import { Slider, TextField } from '@kast/ui';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Messages, words } from '../i18n/language.ts';
import { peopleHere, personAt } from './people.ts';
import { SeatChooser } from './SeatChooser.tsx';
import { seatCountTaken, seatTaken, type TableSetup } from './table-setup.ts';

interface SeatsPartProps {
  readonly info: GameInfo;
  readonly texts: GameTexts;
  readonly setup: Signal<TableSetup>;
  /** The names of the people at this device, in the order of their seats. */
  readonly people: Signal<readonly string[]>;
}

/** As on the server. */
const LONGEST_NAME = 24;

/** How many play, and who sits where. */
export function SeatsPart({ info, texts, setup, people }: SeatsPartProps): JSX.Element {
  const { setup: t } = words();
  const { min, max } = info.seats;
  const { seats } = setup.value;
  return (
    <section class="setup-part">
      <h2>{t.who}</h2>
      {min < max && (
        <Slider
          label={t.seatCount}
          min={min}
          max={max}
          value={seats.length}
          valueText={String(seats.length)}
          onInput={(count) => {
            setup.value = seatCountTaken(setup.value, count);
          }}
        />
      )}
      {seats.map((choice, index) => (
        <SeatChooser
          key={index}
          name={nameOf(texts, index + 1)}
          legend={legendOf(texts, index + 1, t)}
          choice={choice}
          texts={texts}
          isScreen={setup.value.isScreen ?? false}
          onChange={(next) => {
            setup.value = seatTaken(setup.value, index + 1, next);
          }}
        />
      ))}
      {peopleHere(setup.value) > 1 && <PeoplePart texts={texts} setup={setup} people={people} />}
    </section>
  );
}

/**
 * How the people who share the device are called. Beneath all seats: a field that came with a choice would
 * push away what was pressed.
 */
function PeoplePart({ texts, setup, people }: Omit<SeatsPartProps, 'info'>): JSX.Element {
  const { setup: t, table } = words();
  const rename = (person: number, name: string): void => {
    const others = Array.from(
      { length: Math.max(people.value.length, person) },
      (_, index) => people.value[index] ?? table.seatNumbered({ seat: index + 1 }),
    );
    people.value = others.with(person - 1, name);
  };
  return (
    <div class="seat">
      {setup.value.seats.map((_, index) => {
        const person = personAt(setup.value, index + 1);
        if (person === 0) return undefined;
        return (
          <TextField
            key={index}
            label={t.personName({ seatName: nameOf(texts, index + 1) })}
            value={people.value[person - 1] ?? table.seatNumbered({ seat: person })}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onInput={(name) => rename(person, name)}
          />
        );
      })}
    </div>
  );
}

function nameOf(texts: GameTexts, seat: number): string {
  return texts.seatName(seat) ?? words().table.seatNumbered({ seat });
}

function legendOf(texts: GameTexts, seat: number, t: Messages['setup']): string {
  const seatName = texts.seatName(seat);
  return seatName === undefined ? t.seatLegendNumbered({ seat }) : t.seatLegend({ seatName });
}
