import { unreachable } from '@kast/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { archiveHere } from '../history/archive-here.ts';
import type { ArchivedMatch } from '../history/archive.ts';
import { storyOf } from '../history/archived.ts';
import { type EveningRecord, recordsOfEvening } from '../history/evening.ts';
import { matchName, playerIn } from '../history/match-words.ts';
import { words } from '../i18n/language.ts';
import type { StoryTexts } from './story-texts.ts';

interface EveningRecordsProps {
  readonly texts: StoryTexts;
  /** By which this match is found in the history. */
  readonly id: string | undefined;
  /** Changes when something new is known about it. */
  readonly version: unknown;
}

/** What was special among the matches of this evening on this device. */
export function EveningRecords({ texts, id, version }: EveningRecordsProps): JSX.Element | null {
  const t = words();
  const records = useSignal<readonly EveningRecord[]>([]);
  useEffect(() => {
    let isWanted = true;
    const nameOf = (match: ArchivedMatch, seat: number) => playerIn(t, match, seat).name;
    const look = async () => {
      const matches = await archiveHere.all();
      const own = matches.find((match) => match.id === id);
      if (isWanted) records.value = own ? recordsOfEvening(matches, own, nameOf) : [];
    };
    look().catch(reportError);
    return () => {
      isWanted = false;
    };
  }, [id, version, t]);
  if (records.value.length === 0) return null;
  return (
    <section class="story-part" aria-labelledby="story-evening">
      <h2 id="story-evening">{texts.evening}</h2>
      <ul class="story-records">
        {records.value.map((record) => (
          <li key={record.kind}>
            {'match' in record && record.match.id !== id ? (
              <a class="link-alone" href={storyOf(record.match)}>
                {recordWords(record)}
              </a>
            ) : (
              recordWords(record)
            )}
          </li>
        ))}
      </ul>
    </section>
  );

  function recordWords(record: EveningRecord): string {
    switch (record.kind) {
      case 'fastest':
        return texts.fastest({ match: matchName(t, record.match), count: record.plies });
      case 'longest':
        return texts.longest({ match: matchName(t, record.match), count: record.plies });
      case 'comeback':
        return texts.eveningComeback({
          name: record.name,
          match: matchName(t, record.match),
          percent: Math.round(record.low * 100),
        });
      case 'most-wins':
        return texts.mostWins({ name: record.name, count: record.wins });
      default:
        return unreachable(record);
    }
  }
}
