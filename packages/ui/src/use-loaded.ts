import { useEffect, useState } from 'preact/hooks';

export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'here'; readonly value: Value }
  | { readonly status: 'failed'; readonly retry: () => void };

/**
 * Something that has to be fetched first, unless it is here; what is lost on the way can be asked for again. While
 * something else is on its way, what was there stays: a page does not go blank when its language changes.
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  dependencies: readonly unknown[],
  here?: Value,
): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>(() =>
    here === undefined ? { status: 'loading' } : { status: 'here', value: here },
  );
  useEffect(() => {
    if (here !== undefined) {
      setLoaded((last) => (isHere(last, here) ? last : { status: 'here', value: here }));
      return undefined;
    }
    let wanted = true;
    const begin = (): void => {
      load().then(
        (value) => wanted && setLoaded({ status: 'here', value }),
        (error: unknown) => {
          reportError(error);
          if (wanted) setLoaded({ status: 'failed', retry });
        },
      );
    };
    const retry = (): void => {
      setLoaded({ status: 'loading' });
      begin();
    };
    begin();
    return () => {
      wanted = false;
    };
  }, [...dependencies]);
  return loaded;
}

function isHere<Value>(loaded: Loaded<Value>, value: Value): boolean {
  return loaded.status === 'here' && loaded.value === value;
}
