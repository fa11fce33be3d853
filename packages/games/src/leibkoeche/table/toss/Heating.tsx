import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import type { TossTexts } from '../../texts/speak.ts';
import type { Opened } from './use-opened.ts';

interface HeatingProps {
  readonly of: Exclude<Opened<unknown>, { readonly status: 'there' }>;
  readonly words: TossTexts;
}

/** Something that a toss takes is still on its way, or was lost. */
export function Heating({ of, words }: HeatingProps): JSX.Element {
  return (
    <div class="lk-toss-heating" role="status">
      {of.status === 'coming' ? words.heating : words.cold}
      {of.status === 'lost' && (
        <Button kind="primary" onClick={of.retry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
