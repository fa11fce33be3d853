import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import type { TossTexts } from '../../texts/speak.ts';
import type { Stove } from './use-kitchen.ts';

interface WarmingProps {
  readonly stove: Stove;
  readonly words: TossTexts;
}

/** Instead of the scene, until the physics is here. */
export function Warming({ stove, words }: WarmingProps): JSX.Element | null {
  if (stove.status === 'hot') return null;
  return (
    <div class="lk-toss-heating" role="status">
      {stove.status === 'heating' ? words.heating : words.cold}
      {stove.status === 'cold' && (
        <Button kind="primary" onClick={stove.retry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
