import { backIcon, flipIcon, Icon, IconButton, mutedIcon, settingsIcon, soundIcon } from '@kast/ui';
import type { JSX } from 'preact';
import { changeSettings, settings } from '../account/settings.ts';
import { openSettings } from '../account/settings-dialog.ts';
import type { Speech } from './seat-words.ts';

interface TableBarProps {
  readonly speech: Speech;
  readonly turn: string;
  /** Turns the board, where it can be turned. */
  readonly onTurn: (() => void) | undefined;
}

/** A slim bar: the way back, whose turn it is, and what is set once. */
export function TableBar({ speech, turn, onTurn }: TableBarProps): JSX.Element {
  const { table, page } = speech.t;
  const { sound } = settings.value;
  return (
    <header class="table-bar walnut">
      <a class="table-back" href="/" aria-label={table.leave}>
        <Icon of={backIcon} />
      </a>
      <p class="table-turn" role="status">
        {turn}
      </p>
      {onTurn && <IconButton icon={flipIcon} label={table.flip} onClick={onTurn} />}
      <IconButton
        icon={sound ? soundIcon : mutedIcon}
        label={sound ? table.soundOff : table.soundOn}
        onClick={() => changeSettings({ sound: !sound })}
      />
      <IconButton icon={settingsIcon} label={page.settings} onClick={openSettings} />
    </header>
  );
}
