import { useEffect } from 'preact/hooks';
import { words } from '../i18n/language.ts';

/** The name of the page in the browser's tab and history. */
export function useTitle(title: string | undefined): void {
  const { siteName } = words().page;
  useEffect(() => {
    document.title = title && title !== siteName ? `${title} · ${siteName}` : siteName;
  }, [title, siteName]);
}
