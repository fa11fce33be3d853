import type { GameTexts } from '@kast/games';
import type { GameInfo } from '@kast/kernel';
import { Slider } from '@kast/ui';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Messages, words } from '../i18n/language.ts';
import { peopleHere, personAt } from './people.ts';
import { type PersonField, SeatChooser } from './SeatChooser.tsx';
import { isPossible, seatCountTaken, seatTaken, type TableSetup } from './table-setup.ts';

interface SeatsPartProps {
  readonly info: GameInfo;
  readonly texts: GameTexts;
  readonly setup: Signal<TableSetup>;
  /** The names of the people at this device, in the order of their seats. */
  readonly people: Signal<readonly string[]>;
}

/** How many play, and who sits where. */
export function SeatsPart({ info, texts, setup, people }: SeatsPartProps): JSX.Element {
  const { setup: t } = words();
  const { min, max } = info.seats;
  const { seats } = setup.value;
  const personField = (seat: number): PersonField | undefined => {
    const person = personAt(setup.value, seat);
    if (person === 0 || peopleHere(setup.value) < 2) return undefined;
    return {
      name: people.value[person - 1] ?? t.seatNumbered({ seat: person }),
      onName(name) {
        const others = Array.from(
          { length: Math.max(people.value.length, person) },
          (_, index) => people.value[index] ?? t.seatNumbered({ seat: index + 1 }),
        );
        people.value = others.with(person - 1, name);
      },
    };
  };
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
          name={texts.seatName(index + 1) ?? t.seatNumbered({ seat: index + 1 })}
          legend={legendOf(texts, index + 1, t)}
          choice={choice}
          person={personField(index + 1)}
          onChange={(next) => {
            setup.value = seatTaken(setup.value, index + 1, next);
          }}
        />
      ))}
      {!isPossible(setup.value) && (
        <p class="problem" role="alert">
          {t.impossible}
        </p>
      )}
    </section>
  );
}

function legendOf(texts: GameTexts, seat: number, t: Messages['setup']): string {
  const seatName = texts.seatName(seat);
  return seatName === undefined ? t.seatLegendNumbered({ seat }) : t.seatLegend({ seatName });
}
