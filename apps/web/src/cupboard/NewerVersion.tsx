import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { newerVersion } from '../offline/work-offline.ts';

/** Between two matches: at a table nobody is disturbed with it. */
export function NewerVersion(): JSX.Element | null {
  const { cupboard } = words();
  const load = newerVersion.value;
  if (!load) return null;
  return (
    <p class="newer-version paper" role="status">
      {cupboard.newer}
      <Button size="small" onClick={load}>
        {cupboard.loadNewer}
      </Button>
    </p>
  );
}
