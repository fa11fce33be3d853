import { toast, useLoaded } from '@kast/ui';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { alsoSay, words } from '../i18n/language.ts';
import type { LaterText } from '../i18n/later-texts.ts';
import { Missed } from './Missed.tsx';

/**
 * A part of a page that most never see: fetched when it is first shown, and nothing stands there until then. Where it
 * was missed, it is asked for again on the spot, or with the next press by who shows it no longer.
 */
export function lazy<Props extends object>(
  open: () => Promise<ComponentType<Props>>,
  ...says: readonly LaterText[]
): (props: Props & { readonly onMissed?: () => void }) => JSX.Element | null {
  return function Lazy(props) {
    const { onMissed } = props;
    const part = useLoaded(async () => {
      const [Opened] = await Promise.all([open(), alsoSay(['faults', ...says])]);
      return Opened;
    }, []);
    useEffect(() => {
      if (part.status !== 'failed' || !onMissed) return;
      toast(words().page.brokenTitle);
      onMissed();
    }, [part]);
    if (part.status === 'failed' && !onMissed) return <Missed onRetry={part.retry} />;
    if (part.status !== 'here') return null;
    const Part = part.value;
    return <Part {...props} />;
  };
}
