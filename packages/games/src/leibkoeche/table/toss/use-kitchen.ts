import { useEffect, useState } from 'preact/hooks';
import { type Kitchen, openKitchen } from '../../toss/index.ts';

export type Stove =
  | { readonly status: 'heating' }
  | { readonly status: 'hot'; readonly kitchen: Kitchen }
  | { readonly status: 'cold'; readonly retry: () => void };

/** The physics, loaded when somebody is about to toss. */
export function useKitchen(): Stove {
  const [stove, setStove] = useState<Stove>({ status: 'heating' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    const retry = () => setTries(tries + 1);
    setStove({ status: 'heating' });
    openKitchen().then(
      (kitchen) => wanted && setStove({ status: 'hot', kitchen }),
      (error: unknown) => {
        reportError(error);
        if (wanted) setStove({ status: 'cold', retry });
      },
    );
    return () => {
      wanted = false;
    };
  }, [tries]);
  return stove;
}
