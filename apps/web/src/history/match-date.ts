import { language } from '../i18n/language.ts';
import type { ArchivedMatch } from './archive.ts';

export function dateOf({ finished }: Pick<ArchivedMatch, 'finished'>): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'short' }).format(
    finished,
  );
}
