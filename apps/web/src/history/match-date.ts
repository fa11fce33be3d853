import { locale } from '../i18n/language.ts';
import type { ArchivedMatch } from './archive.ts';

export function dateOf({ finished }: Pick<ArchivedMatch, 'finished'>): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' }).format(
    finished,
  );
}
