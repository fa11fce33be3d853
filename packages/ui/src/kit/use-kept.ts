import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { isAlike } from './is-same.ts';

/**
 * Draws the same thing once: what has the properties that it had when this was drawn last comes back as it was,
 * and is neither put together nor compared again. For the many that lie on a board, of which a ply changes few.
 */
export function useKept<Props extends object>(
  draw: (props: Props) => VNode,
): (key: string, props: Props) => VNode {
  const last = useRef<ReadonlyMap<string, Kept<Props>>>(new Map());
  const before = last.current;
  const now = new Map<string, Kept<Props>>();
  last.current = now;
  return (key, props) => {
    const known = before.get(key);
    const kept = known && isAlike(known.props, props) ? known : { props, drawn: draw(props) };
    now.set(key, kept);
    return kept.drawn;
  };
}

interface Kept<Props> {
  readonly props: Props;
  readonly drawn: VNode;
}
