import type { ComponentType, JSX } from 'preact';
import { useLoaded } from './use-loaded.ts';

/** A part of a page that most never see: fetched when it is first shown, and nothing stands there until then. */
export function later<Props extends object>(
  open: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element | null {
  return function Later(props) {
    const part = useLoaded(open, []);
    if (part.status !== 'here') return null;
    const Part = part.value;
    return <Part {...props} />;
  };
}
