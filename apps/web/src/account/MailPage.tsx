import { unreachable } from '@kast/kernel';
import { ButtonLink } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { Fetching, Page } from '../page/Page.tsx';
import { accountClient } from './account-here.ts';
import { accountFailureText, type AccountTexts, useAccountTexts } from './account-texts.ts';
import { type MailLink, mailLinkIn } from './mail-link.ts';
import { PressOnce } from './PressOnce.tsx';
import { RecoverByMail } from './RecoverByMail.tsx';
import './account.css';

/** What a link in a mail is for. Nothing is done until somebody presses: programs look at links, too. */
export function MailPage(): JSX.Element {
  const texts = useAccountTexts();
  const link = useSignal(mailLinkIn(location.hash)).value;
  // It stays in nobody's history, and in no address that is copied.
  useLayoutEffect(() => history.replaceState(history.state, '', location.pathname), []);
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  const { value: t } = texts;
  return (
    <Page title={link ? titleOf(t, link) : t.linkTitle} room="mail">
      <article class="sheet paper lying">
        <h1>{link ? titleOf(t, link) : t.linkTitle}</h1>
        {link ? <Task t={t} link={link} /> : <NoLink t={t} />}
      </article>
    </Page>
  );
}

interface TaskProps {
  readonly t: AccountTexts;
  readonly link: MailLink;
}

function Task({ t, link: { task, token } }: TaskProps): JSX.Element {
  switch (task) {
    case 'confirm':
      return (
        <PressOnce
          t={t}
          text={t.confirmText}
          button={t.confirmYes}
          act={() => accountClient.confirmMailAddress(token)}
          done={() => t.confirmDone}
        />
      );
    case 'stop':
      return (
        <PressOnce
          t={t}
          text={t.stopText}
          button={t.stopYes}
          act={() => accountClient.stopMail(token)}
          done={({ kind }) => t.stopDone({ kind })}
        />
      );
    case 'recover':
      return <RecoverByMail t={t} token={token} />;
    default:
      return unreachable(task);
  }
}

function titleOf(t: AccountTexts, { task }: MailLink): string {
  switch (task) {
    case 'confirm':
      return t.confirmTitle;
    case 'stop':
      return t.stopTitle;
    case 'recover':
      return t.recoverTitle;
    default:
      return unreachable(task);
  }
}

/** Whoever comes back to the page, or has lost a part of the link. */
function NoLink({ t }: { readonly t: AccountTexts }): JSX.Element {
  return (
    <>
      <p>{accountFailureText(t, { code: 'bad-mail-link', problem: 'unknown' })}</p>
      <div class="sheet-actions">
        <ButtonLink kind="primary" href="/">
          {words().page.home}
        </ButtonLink>
      </div>
    </>
  );
}
