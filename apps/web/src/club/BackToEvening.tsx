import { ButtonLink } from '@kast/ui';
import type { JSX } from 'preact';
import { useClubTexts } from './club-texts.ts';

/** After a match of a club evening: the next round is drawn there. */
export function BackToEvening({ id }: { readonly id: string }): JSX.Element | null {
  const texts = useClubTexts();
  if (texts.status !== 'here') return null;
  return (
    <ButtonLink kind="primary" href={`/club/${id}`}>
      {texts.value.back}
    </ButtonLink>
  );
}
