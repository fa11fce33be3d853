import { Button, ButtonLink, IconButton, settingsIcon } from '@kast/ui';
import type { ComponentChildren, JSX } from 'preact';
import { arrive } from './arrive.ts';
import { openSettings } from '../account/settings-dialog.ts';
import { words } from '../i18n/language.ts';
import { isOnline } from '../offline/kept-games.ts';
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
  if (failed) return <NotFetched />;
  return (
    <p class="fetching" role="status">
      {words().page.loading}
    </p>
  );
}

/** Says why, as far as that is known, and leaves a way home. */
function NotFetched(): JSX.Element {
  const { page } = words();
  const title = isOnline.value ? page.brokenTitle : page.offlineTitle;
  return (
    <Page title={title} room="not-fetched">
      <div class="sheet paper lying" role="alert">
        <h1>{title}</h1>
        <p>{isOnline.value ? page.broken : page.offline}</p>
        <div class="sheet-actions">
          <ButtonLink kind="primary" href="/">
            {page.home}
          </ButtonLink>
          <Button onClick={() => location.reload()}>{page.tryAgain}</Button>
        </div>
      </div>
    </Page>
  );
}
