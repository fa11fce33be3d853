import type { ComponentType, JSX } from 'preact';
import { alsoSay } from '../i18n/language.ts';
import type { LaterText } from '../i18n/later-texts.ts';
import { useLoaded } from './use-loaded.ts';

/** A part of a page that most never see: fetched when it is first shown, and nothing stands there until then. */
export function lazy<Props extends object>(
  open: () => Promise<ComponentType<Props>>,
  ...says: readonly LaterText[]
): (props: Props) => JSX.Element | null {
  return function Lazy(props) {
    const part = useLoaded(async () => {
      const [Opened] = await Promise.all([open(), alsoSay(['faults', ...says])]);
      return Opened;
    }, []);
    if (part.status !== 'here') return null;
    const Part = part.value;
    return <Part {...props} />;
  };
}
