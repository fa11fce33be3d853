export type Theme = 'system' | 'light' | 'dark';

/** Whoever calls this also remembers it. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}
