import { ButtonLink } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { Page } from './Page.tsx';

interface NotFoundProps {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** A friendly dead end. */
export function NotFound({ title, text }: NotFoundProps): JSX.Element {
  const { page } = words();
  return (
    <Page title={title ?? page.notFoundTitle} room="not-found">
      <article class="sheet paper lying">
        <h1>{title ?? page.notFoundTitle}</h1>
        <p>{text ?? page.notFound}</p>
        <p>
          <ButtonLink kind="primary" href="/">
            {page.home}
          </ButtonLink>
        </p>
      </article>
    </Page>
  );
}
