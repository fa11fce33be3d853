import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from 'preact-iso';
import { alsoSay } from '../i18n/language.ts';
import type { LaterText } from '../i18n/later-texts.ts';
import { Fetching } from './Page.tsx';

export type Room = ComponentType & {
  /** Fetches it before anybody goes there. */
  readonly preload: () => Promise<unknown>;
};

/**
 * A page that is fetched when somebody goes there, with what only it says and what may go wrong there; who comes back after that failed, tries
 * anew.
 */
export function room(open: () => Promise<ComponentType>, ...says: readonly LaterText[]): Room {
  let Fetched = fetched();

  async function opened(): Promise<ComponentType> {
    const [Opened] = await Promise.all([open(), alsoSay(['faults', ...says])]);
    return Opened;
  }

  function fetched() {
    return lazy(() =>
      opened().catch((error: unknown) => {
        reportError(error);
        return NotFetched;
      }),
    );
  }

  function NotFetched(): JSX.Element {
    useEffect(
      () => () => {
        Fetched = fetched();
      },
      [],
    );
    return <Fetching failed />;
  }

  return Object.assign(() => <Fetched />, { preload: () => Fetched.preload() });
}
