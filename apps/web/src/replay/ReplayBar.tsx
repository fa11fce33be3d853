import { backIcon, Icon, IconButton, settingsIcon } from '@kast/ui';
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { openSettings } from '../account/settings-dialog.ts';
import type { Speech } from '../table/seat-words.ts';

interface ReplayBarProps {
  readonly speech: Speech;
  readonly ply: ReadonlySignal<number>;
  readonly count: number;
}

export function ReplayBar({ speech, ply, count }: ReplayBarProps): JSX.Element {
  const { table, page } = speech.t;
  return (
    <header class="table-bar walnut">
      <a class="table-back" href="/" aria-label={table.leave}>
        <Icon of={backIcon} />
      </a>
      <Where speech={speech} ply={ply} count={count} />
      <IconButton icon={settingsIcon} label={page.settings} onClick={openSettings} />
    </header>
  );
}

/** Changes with every step, as nothing else in the bar does. */
function Where({ speech, ply: at, count }: ReplayBarProps): JSX.Element {
  const ply = at.value;
  const { replay } = speech.t;
  return <p class="table-turn figures">{ply === 0 ? replay.atStart : replay.at({ ply, count })}</p>;
}
