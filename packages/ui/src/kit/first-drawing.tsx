import {
  type ComponentChildren,
  type ComponentType,
  createContext,
  Fragment,
  type JSX,
} from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Extent } from './extent.ts';

export interface FirstDrawingPartProps {
  readonly children: ComponentChildren;
}

/** What a page gives a board that it draws for the first time. */
export interface FirstDrawing {
  /** How large the place of the board is. */
  readonly room: Extent | undefined;
  /** Draws what it is given in a task of its own. */
  readonly Part?: ComponentType<FirstDrawingPartProps>;
}

const Given = createContext<FirstDrawing | undefined>(undefined);

export const FirstDrawingProvider = Given.Provider;

/** The place of the board, where that is known before it is drawn. */
export function useGivenRoom(): Extent | undefined {
  return useContext(Given)?.room;
}

/** A part over others, which takes no room of its own: in a task of its own where the page has turns. */
export function FirstDrawingPart({ children }: FirstDrawingPartProps): JSX.Element {
  const given = useContext(Given);
  const [Part] = useState<ComponentType<FirstDrawingPartProps>>(() => given?.Part ?? Fragment);
  return <Part>{children}</Part>;
}
