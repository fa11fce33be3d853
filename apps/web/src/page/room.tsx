import type { ComponentType, JSX } from 'preact';
import { lazy } from 'preact-iso';
import { Fetching } from './Page.tsx';

/** A page that is fetched when somebody goes there. A door that sticks says so, and can be tried again. */
export function room(open: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    open().catch((error: unknown) => {
      reportError(error);
      return StuckDoor;
    }),
  );
}

function StuckDoor(): JSX.Element {
  return <Fetching failed />;
}
