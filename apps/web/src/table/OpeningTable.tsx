import { backIcon, Icon, IconButton, settingsIcon } from '@kast/ui';
import type { JSX } from 'preact';
import { openSettings } from '../account/settings-dialog.ts';
import { words } from '../i18n/language.ts';
import { Fetching } from '../page/Page.tsx';
import './table-room.css';

/** The room of a table that is being opened: its bar is there already, and the way back. */
export function OpeningTable({ failed = false }: { readonly failed?: boolean }): JSX.Element {
  const { table, page } = words();
  if (failed) return <Fetching failed />;
  return (
    <div class="table-room">
      <header class="table-bar walnut">
        <a class="table-back" href="/" aria-label={table.leave}>
          <Icon of={backIcon} />
        </a>
        <p class="table-turn" role="status">
          {page.loading}
        </p>
        <IconButton icon={settingsIcon} label={page.settings} onClick={openSettings} />
      </header>
    </div>
  );
}
