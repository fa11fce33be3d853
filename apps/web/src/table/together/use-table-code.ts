import { useEffect, useState } from 'preact/hooks';
import { client } from '../../device/client.ts';

/** A code that leads to the free seats of a table, for as long as it stands there. */
export function useTableCode(id: string): string | undefined {
  const [code, setCode] = useState<string>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let timer: number | undefined;
    let isWanted = true;
    const ask = async () => {
      const answer = await client.newTableCode(id);
      if (!isWanted) return;
      setCode(answer.ok ? answer.value.code : undefined);
      if (answer.ok) timer = setTimeout(() => setRound(round + 1), answer.value.seconds * 900);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, round]);
  return code;
}
