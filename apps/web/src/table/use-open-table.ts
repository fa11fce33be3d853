import { useEffect, useState } from 'preact/hooks';
import { type Opened, openTable } from './open-table.ts';

/** A table that is open as long as its page is. With a seat taken, it is opened anew. */
export function useOpenTable(id: string, token: string | undefined): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let close = (): void => undefined;
    let isWanted = true;
    const open = async () => {
      const next = await openTable(id);
      if (next.kind === 'open') close = () => next.session.close();
      if (isWanted) setOpened(next);
      else close();
    };
    open().catch(reportError);
    return () => {
      isWanted = false;
      close();
    };
  }, [id, token]);
  return opened;
}
