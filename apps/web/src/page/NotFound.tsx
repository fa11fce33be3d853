import { ButtonLink } from '@kast/ui';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { Page } from './Page.tsx';

interface NotFoundProps {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  /** What else can be done here. */
  readonly children?: ComponentChildren;
}

/** A friendly dead end. */
export function NotFound({ title, text, children }: NotFoundProps): JSX.Element {
  const { page } = words();
  return (
    <Page title={title ?? page.notFoundTitle} room="not-found">
      <article class="sheet paper lying">
        <h1>{title ?? page.notFoundTitle}</h1>
        <p>{text ?? page.notFound}</p>
        <div class="sheet-actions">
          <ButtonLink kind="primary" href="/">
            {page.home}
          </ButtonLink>
          {children}
        </div>
      </article>
    </Page>
  );
}
