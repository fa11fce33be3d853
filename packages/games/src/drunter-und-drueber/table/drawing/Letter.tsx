import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Colour } from '../../rules/index.ts';

/** What each colour is known by to who looks, in the reader's language; elsewhere, as on paper, as the notation has it. */
export const Letters = createContext<Readonly<Record<Colour, string>> | undefined>(undefined);

export function Letter({ of }: { readonly of: Colour }): JSX.Element {
  return <>{useContext(Letters)?.[of] ?? of}</>;
}
