import { useEffect, useState } from 'preact/hooks';
import { whenPlayedElsewhere } from '../device/saved-matches.ts';
import { type Opened, openTable } from './open-table.ts';

/**
 * A table that is open as long as its page is. It is opened anew when a seat was taken, and when
 * another window has gone on with the match.
 */
export function useOpenTable(id: string, token: string | undefined): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  const [round, setRound] = useState(0);
  useEffect(() => whenPlayedElsewhere(id, () => setRound((last) => last + 1)), [id]);
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
  }, [id, token, round]);
  return opened;
}
