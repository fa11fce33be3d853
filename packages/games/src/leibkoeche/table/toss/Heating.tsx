import { Button, type Loaded } from '@kast/ui';
import type { JSX } from 'preact';
import type { TossTexts } from '../../texts/speak.ts';

interface HeatingProps {
  readonly of: Exclude<Loaded<unknown>, { readonly status: 'here' }>;
  readonly words: TossTexts;
}

/** Something that a toss takes is still on its way, or was lost. */
export function Heating({ of, words }: HeatingProps): JSX.Element {
  return (
    <div class="lk-toss-heating" role="status">
      {of.status === 'loading' ? words.heating : words.cold}
      {of.status === 'failed' && (
        <Button kind="primary" onClick={of.retry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
