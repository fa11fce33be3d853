import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { whenPlayedElsewhere } from '../device/saved-matches.ts';
import { type Opened, openTable } from './open-table.ts';

export interface OpenedTable {
  readonly opened: Opened | undefined;
  /** With a fresh snapshot, and the rules that it is played by now. */
  readonly reopen: () => void;
}

/**
 * A table that is open as long as its page is. It is opened anew when a seat was taken, when somebody asks, and
 * when another window has made something else of the match: what it has only added is told as it comes.
 */
export function useOpenTable(
  id: string,
  token: string | undefined,
  isForRoom: boolean,
): OpenedTable {
  const [opened, setOpened] = useState<Opened>();
  const [round, setRound] = useState(0);
  const reopen = useCallback(() => setRound((last) => last + 1), []);
  const current = useRef<Opened>(undefined);
  useEffect(
    () =>
      whenPlayedElsewhere(id, () => {
        const open = current.current;
        if (open?.kind !== 'open' || !open.catchUp?.()) reopen();
      }),
    [id],
  );
  useEffect(() => {
    let close = (): void => undefined;
    let isWanted = true;
    const open = async () => {
      const next = await openTable(id, isForRoom);
      if (next.kind === 'open') close = () => next.session.close();
      if (!isWanted) return close();
      current.current = next;
      return setOpened(next);
    };
    void open();
    return () => {
      isWanted = false;
      current.current = undefined;
      close();
    };
  }, [id, token, isForRoom, round]);
  return { opened, reopen };
}
