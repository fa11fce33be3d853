import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';

interface MissedProps {
  readonly text?: string;
  readonly onRetry: () => void;
}

/** Stands where a part of a page could not be fetched. */
export function Missed({ text, onRetry }: MissedProps): JSX.Element {
  const { page } = words();
  return (
    <p role="alert">
      {text ?? page.brokenTitle}{' '}
      <Button size="small" onClick={onRetry}>
        {page.tryAgain}
      </Button>
    </p>
  );
}

export function reload(): void {
  location.reload();
}
