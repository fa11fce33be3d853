import { useEffect, useState } from 'preact/hooks';

export type Opened<Thing> =
  | { readonly status: 'coming' }
  | { readonly status: 'there'; readonly thing: Thing }
  | { readonly status: 'lost'; readonly retry: () => void };

/** Something that is fetched when it is needed; what is lost on the way can be asked for again. */
export function useOpened<Thing>(open: () => Promise<Thing>): Opened<Thing> {
  const [opened, setOpened] = useState<Opened<Thing>>({ status: 'coming' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    const retry = () => setTries(tries + 1);
    setOpened({ status: 'coming' });
    open().then(
      (thing) => wanted && setOpened({ status: 'there', thing }),
      (error: unknown) => {
        reportError(error);
        if (wanted) setOpened({ status: 'lost', retry });
      },
    );
    return () => {
      wanted = false;
    };
  }, [tries]);
  return opened;
}
