import type { GameInfo } from '@kast/kernel';
import { seatsOf } from '@kast/kernel';
import { Button, SegmentedControl, Form, TextField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { deviceStore } from '../device/device-store.ts';
import { words } from '../i18n/language.ts';
import { rememberedPeople, rememberPeople } from '../setup/people.ts';

interface WhoPlaysProps {
  readonly info: GameInfo;
  readonly onStart: (names: readonly string[]) => void;
}

/** Who sits around the real box, clockwise. */
export function WhoPlays({ info, onStart }: WhoPlaysProps): JSX.Element {
  const { paper, table } = words();
  const { realTable } = paper;
  const { min, max } = info.seats;
  const people = useSignal(rememberedPeople(deviceStore));
  const count = useSignal(Math.max(min, Math.min(max, people.value.length)));
  const nameOf = (seat: number): string => {
    const name = people.value[seat - 1]?.trim() ?? '';
    return name === '' ? table.seatNumbered({ seat }) : name;
  };
  const start = (): void => {
    rememberPeople(deviceStore, people.value);
    onStart(seatsOf(count.value).map(nameOf));
  };
  return (
    <Form class="who-plays" onSubmit={start}>
      {max > min && (
        <SegmentedControl
          legend={realTable.howMany}
          segments={seatsOf(max)
            .filter((seats) => seats >= min)
            .map((value) => ({ value, label: String(value) }))}
          value={count.value}
          onChange={(value) => {
            count.value = value;
          }}
        />
      )}
      {seatsOf(count.value).map((seat) => (
        <TextField
          key={seat}
          label={table.seatNumbered({ seat })}
          value={people.value[seat - 1] ?? ''}
          onInput={(name) => {
            const names = seatsOf(Math.max(seat, people.value.length)).map(
              (each) => people.value[each - 1] ?? '',
            );
            people.value = names.with(seat - 1, name);
          }}
        />
      ))}
      <Button type="submit" kind="primary" size="large">
        {realTable.begin}
      </Button>
    </Form>
  );
}
