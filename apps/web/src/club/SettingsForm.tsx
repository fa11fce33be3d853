import { registry } from '@kast/games';
import type { ClubSettings } from '@kast/protocol/client';
import { Button, Form, SegmentedControl, Select, TextField, Toggle } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { introOf } from '../i18n/language.ts';
import type { ClubTexts } from './club-texts.ts';
import { OnPhones } from './OnPhones.tsx';

interface SettingsFormProps {
  readonly texts: ClubTexts;
  readonly settings: ClubSettings;
  readonly label: string;
  readonly onSave: (settings: ClubSettings) => Promise<void>;
}

const MOST_AT_A_TABLE = Math.max(...registry.map(({ info }) => info.seats.max));

/** What an evening is played by. */
export function SettingsForm({ texts, settings, label, onSave }: SettingsFormProps): JSX.Element {
  const wished = useSignal(settings);
  const set = (change: Partial<ClubSettings>) => {
    wished.value = { ...wished.value, ...change };
  };
  const { games, perTable, system, name } = wished.value;
  const sizes = Array.from({ length: MOST_AT_A_TABLE - 1 }, (_, index) => index + 2);
  return (
    <Form class="club-settings" onSubmit={() => onSave(wished.value)}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={name}
        maxLength={40}
        autoComplete="off"
        onInput={(value) => set({ name: value })}
      />
      <fieldset class="club-games">
        <legend class="field-label">{texts.games}</legend>
        <p class="field-hint">{texts.gamesHint}</p>
        <div class="club-games-list">
          {registry.map((box) => (
            <Toggle
              key={box.info.id}
              label={introOf(box).name}
              checked={games.includes(box.info.id)}
              onChange={(isChosen) => {
                const others = games.filter((id) => id !== box.info.id);
                set({ games: isChosen ? [...others, box.info.id] : others });
              }}
            />
          ))}
        </div>
      </fieldset>
      <SegmentedControl
        legend={texts.system}
        value={system}
        segments={(['swiss', 'everybody'] as const).map((value) => ({
          value,
          label: texts.systems[value],
        }))}
        onChange={(value) => set({ system: value })}
      />
      <p class="field-hint">{texts.systemHints[system]}</p>
      <Select
        label={texts.perTable}
        value={perTable}
        choices={sizes.map((value) => ({ value, label: String(value) }))}
        onChange={(value) => set({ perTable: value })}
      />
      <OnPhones
        texts={texts}
        settings={wished.value}
        onChange={(changed) => {
          wished.value = changed;
        }}
      />
      <Button kind="primary" size="large" type="submit" disabled={games.length === 0}>
        {label}
      </Button>
    </Form>
  );
}
