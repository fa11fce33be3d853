import { Button, IconButton, settingsIcon } from '@kast/ui';
import type { ComponentChildren, JSX } from 'preact';
import { arrive } from './arrive.ts';
import { openSettings } from '../account/settings-dialog.ts';
import { words } from '../i18n/language.ts';
import { useTitle } from './use-title.ts';

interface PageProps {
  readonly title: string;
  /** Names the room, for its own sheet. */
  readonly room: string;
  readonly children: ComponentChildren;
}

/** A page that is read: the name of the cupboard above it, and the way to the settings. */
export function Page({ title, room, children }: PageProps): JSX.Element {
  const { page } = words();
  useTitle(title);
  return (
    <div class="page" data-room={room}>
      <header class="page-head walnut">
        <a class="page-brand" href="/" title={page.home}>
          {page.siteName}
        </a>
        <IconButton icon={settingsIcon} label={page.settings} onClick={openSettings} />
      </header>
      <main ref={arrive} id="content" class="page-body" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** What stands there until something is fetched, or when that failed. */
export function Fetching({ failed }: { readonly failed: boolean }): JSX.Element {
  const { page } = words();
  if (!failed) {
    return (
      <p class="fetching" role="status">
        {page.loading}
      </p>
    );
  }
  return (
    <div class="fetching" role="alert">
      <h1>{page.brokenTitle}</h1>
      <p>{page.broken}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {page.tryAgain}
      </Button>
    </div>
  );
}
