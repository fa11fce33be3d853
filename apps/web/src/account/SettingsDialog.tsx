import { LANGUAGES, languageName } from '@kast/games';
import { Button, Dialog, playSound, SegmentedControl, Slider, toast, Toggle } from '@kast/ui';
import { PACES } from '@kast/ui/stage';
import type { JSX } from 'preact';
import { language, words } from '../i18n/language.ts';
import { explainAnew } from '../first-match/sit-down-first.ts';
import { lazy } from '../page/lazy.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { AccountPart } from './AccountPart.tsx';
import { NameField } from './NameField.tsx';
import { changeSettings, settings, volumeOf, withVolume } from './settings.ts';
import { closeSettings, settingsAreOpen } from './settings-dialog.ts';

const AskedParts = lazy(
  () => import('./AskedParts.tsx').then((door) => door.AskedParts),
  'notifications',
);

const THEMES = ['system', 'light', 'dark'] as const;

export function SettingsDialog(): JSX.Element {
  const { account, beginner, page, table } = words();
  const { theme, pace = 'calm', still, notation = false, chat = true } = settings.value;
  const volume = volumeOf(settings.value);
  return (
    <>
      <Dialog
        open={settingsAreOpen.value}
        onClose={closeSettings}
        title={account.title}
        closeLabel={page.close}
      >
        <div class="settings">
          <NameField />
          <AccountPart />
          <SegmentedControl
            legend={account.language}
            segments={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
            value={language()}
            onChange={(value) => changeSettings({ language: value })}
          />
          <SegmentedControl
            legend={account.theme}
            segments={THEMES.map((value) => ({ value, label: account.themes[value] }))}
            value={theme}
            onChange={(value) => changeSettings({ theme: value })}
          />
          <Slider
            label={account.sound}
            hint={account.soundHint}
            min={0}
            max={100}
            step={10}
            value={volume}
            valueText={volume === 0 ? account.soundOff : account.soundVolume({ percent: volume })}
            onInput={async (value) => {
              await changeSettings(withVolume(value));
              playSound('place');
            }}
          />
          <SegmentedControl
            legend={account.pace}
            segments={PACES.map((value) => ({ value, label: account.paces[value] }))}
            value={pace}
            onChange={(value) => changeSettings({ pace: value })}
          />
          <Toggle
            label={account.motion}
            hint={account.motionHint}
            checked={still}
            onChange={(value) => changeSettings({ still: value })}
          />
          <Toggle
            label={account.notation}
            hint={account.notationHint}
            checked={notation}
            onChange={(value) => changeSettings({ notation: value })}
          />
          <Toggle
            label={table.chat}
            checked={chat}
            onChange={(value) => changeSettings({ chat: value })}
          />
          <div>
            <Button
              onClick={() => {
                explainAnew();
                toast(beginner.againDone);
              }}
            >
              {beginner.again}
            </Button>
            <p class="field-hint">{beginner.againHint}</p>
          </div>
          <AskedParts />
        </div>
      </Dialog>
      <AccountDialog />
    </>
  );
}
