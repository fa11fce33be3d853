import { backIcon, Icon, IconButton, settingsIcon } from '@kast/ui';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { openSettings } from '../account/settings-dialog.ts';
import type { Speech } from '../table/seat-words.ts';

interface WhereProps {
  readonly speech: Speech;
  readonly ply: ReadonlySignal<number>;
  readonly count: number;
}

interface ReplayBarProps extends WhereProps {
  /** What was done there, where nothing else has room to say it. */
  readonly children: ComponentChildren;
}

export function ReplayBar({ speech, ply, count, children }: ReplayBarProps): JSX.Element {
  const { table, page } = speech.t;
  return (
    <header class="table-bar walnut">
      <a class="table-back" href="/" aria-label={table.leave}>
        <Icon of={backIcon} />
      </a>
      <div class="table-words">
        <Where speech={speech} ply={ply} count={count} />
        {children}
      </div>
      <IconButton icon={settingsIcon} label={page.settings} onClick={openSettings} />
    </header>
  );
}

/** Changes with every step, as nothing else in the bar does. */
function Where({ speech, ply: at, count }: WhereProps): JSX.Element {
  const ply = at.value;
  const { replay } = speech.t;
  return <p class="table-turn figures">{ply === 0 ? replay.atStart : replay.at({ ply, count })}</p>;
}
