import type { OpenTable } from '@kast/protocol/client';
import { ButtonLink } from '@kast/ui';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { boxOf } from '../cupboard/boxes.ts';
import { introOf } from '../i18n/language.ts';
import { lobby, wish } from './lobby-state.ts';
import type { LobbyTexts } from './lobby-texts.ts';
import { paceWords } from './pace-words.ts';
import { fits } from './wish-words.ts';

/** Tables that anybody may sit down at, those first that fit what is looked for. */
export function OpenTables({ t }: { readonly t: LobbyTexts }): JSX.Element {
  const heading = useId();
  const own = wish.value;
  const isFitting = (table: OpenTable): boolean => own !== undefined && fits(own, table);
  const tables = (lobby.value?.tables ?? []).toSorted(
    (one, other) => Number(isFitting(other)) - Number(isFitting(one)),
  );
  return (
    <section class="lobby-part" aria-labelledby={heading}>
      <h3 id={heading}>{t.tables}</h3>
      {tables.length === 0 && <p class="field-hint">{t.noTables}</p>}
      <ul class="lobby-list">
        {tables.map((table) => (
          <Table key={table.id} t={t} table={table} isFitting={isFitting(table)} />
        ))}
      </ul>
    </section>
  );
}

interface TableProps {
  readonly t: LobbyTexts;
  readonly table: OpenTable;
  readonly isFitting: boolean;
}

function Table({ t, table, isFitting }: TableProps): JSX.Element | null {
  const box = boxOf(table.game);
  if (!box) return null;
  const { name } = introOf(box);
  const host = table.host === undefined ? t.hostless : t.host({ name: table.host });
  const minutes = Math.floor(table.waited / 60);
  const facts = [
    t.free({ count: table.free, seats: table.seats }),
    minutes < 1 ? t.sinceNow : t.since({ minutes }),
    table.rated && t.rated,
    table.clock && paceWords(t, table.clock),
    Object.keys(table.options).length > 0 && t.options,
    isFitting && t.fits,
  ].filter(Boolean);
  return (
    <li class="lobby-row" data-fits={isFitting || undefined}>
      <img src={box.cover} alt="" width="36" height="48" loading="lazy" />
      <p class="lobby-row-words">
        <strong>{name}</strong> <span>{host}</span>
        <span class="lobby-row-facts figures">{facts.join(' · ')}</span>
      </p>
      <ButtonLink
        size="small"
        href={`/m/${table.id}?seat=${table.invitation}&from=lobby`}
        aria-label={t.sitAt({ game: name, name: host })}
      >
        {t.sit}
      </ButtonLink>
    </li>
  );
}
