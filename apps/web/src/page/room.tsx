import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from 'preact-iso';
import { Fetching } from './Page.tsx';

export type Room = ComponentType & {
  /** Fetches it before anybody goes there. */
  readonly preload: () => Promise<unknown>;
};

/** A page that is fetched when somebody goes there; who comes back after that failed, tries anew. */
export function room(open: () => Promise<ComponentType>): Room {
  let Fetched = fetched();

  function fetched() {
    return lazy(() =>
      open().catch((error: unknown) => {
        reportError(error);
        return NotFetched;
      }),
    );
  }

  function NotFetched(): JSX.Element {
    useEffect(() => () => {
      Fetched = fetched();
    });
    return <Fetching failed />;
  }

  return Object.assign(() => <Fetched />, { preload: () => Fetched.preload() });
}
