import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from 'preact-iso';
import { Fetching } from './Page.tsx';

/** A page that is fetched when somebody goes there; who comes back after that failed, tries anew. */
export function room(open: () => Promise<ComponentType>): ComponentType {
  let Fetched = fetched();

  function fetched(): ComponentType {
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

  return () => <Fetched />;
}
