import { useEffect, useState } from 'preact/hooks';

export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'here'; readonly value: Value }
  | { readonly status: 'failed' };

/**
 * Something that has to be fetched first. While something else is on its way, what was there stays:
 * a page does not go blank when its language changes.
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  dependencies: readonly unknown[],
): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'loading' });
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ status: 'here', value }),
      (error: unknown) => {
        reportError(error);
        if (wanted) setLoaded({ status: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [...dependencies]);
  return loaded;
}
