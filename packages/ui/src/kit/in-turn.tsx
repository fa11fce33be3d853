import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import type { Extent } from './extent.ts';

/** What a page gives a board that it draws for the first time. */
export interface FirstDrawing {
  /** Resolves in a task of its own; undefined once the board is drawn. */
  readonly turn: () => Promise<void> | undefined;
  /** How large the place of the board is. */
  readonly room: Extent | undefined;
}

const Given = createContext<FirstDrawing | undefined>(undefined);

export const FirstDrawingProvider = Given.Provider;

/** The place of the board, where that is known before it is drawn. */
export function useGivenRoom(): Extent | undefined {
  return useContext(Given)?.room;
}

interface InTurnProps {
  readonly children: ComponentChildren;
}

/** A part over others, which takes no room of its own: in a task of its own where the page has turns. */
export function InTurn({ children }: InTurnProps): JSX.Element | null {
  const given = useContext(Given);
  const [turn] = useState(() => given?.turn());
  const [hasCome, setHasCome] = useState(turn === undefined);
  useLayoutEffect(() => void turn?.then(() => setHasCome(true)), []);
  return hasCome ? <>{children}</> : null;
}
