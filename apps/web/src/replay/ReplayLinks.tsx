import { Button, ButtonLink, copyIcon, downloadIcon, storyIcon, toast } from '@kast/ui';
import { effect, type ReadonlySignal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { copy, saveFile } from '../device/share.ts';
import { shareOrigin } from '../device/share-origin.ts';
import { words } from '../i18n/language.ts';
import { LinkField } from '../page/LinkField.tsx';
import { isLocalId } from '../session/here/begin-match.ts';
import type { Holder } from '../session/holder.ts';
import type { ReadMatch } from './read-match.ts';
import { playersOf } from './named-players.ts';
import { packMatch } from './share-link.ts';

interface ReplayLinksProps {
  readonly read: ReadMatch;
  readonly holders: readonly Holder[];
  readonly ply: ReadonlySignal<number>;
  readonly matchId: string | undefined;
}

/** The link to exactly this position, and the match as a file. */
export function ReplayLinks(props: ReplayLinksProps): JSX.Element {
  const { read, ply, matchId } = props;
  const { replay, page, table } = words();
  const { record } = read;
  /** What the browser would not copy, and of which ply it is. */
  const uncopied = useSignal<{ readonly ply: number; readonly address: string } | undefined>(
    undefined,
  );
  useEffect(() => addressFollows(ply), [ply]);

  const shareLink = async () => {
    const at = ply.value;
    const address = await addressOf(props);
    const isCopied = await copy(address);
    uncopied.value = isCopied ? undefined : { ply: at, address };
    toast(isCopied ? page.copied : page.copyFailed);
  };
  return (
    <div class="replay-links">
      {uncopied.value?.ply === ply.value ? (
        <LinkField
          label={replay.share}
          hint={replay.shareText}
          address={uncopied.value.address}
          text={replay.heading}
        />
      ) : (
        <Button icon={copyIcon} title={replay.shareText} onClick={shareLink}>
          {replay.share}
        </Button>
      )}
      <Button
        icon={downloadIcon}
        onClick={() => saveFile(`${record.game}.json`, JSON.stringify(record, null, 2))}
      >
        {table.download}
      </Button>
      {record.result && (
        <ButtonLink icon={storyIcon} href={storyAddress(matchId)}>
          {table.story}
        </ButtonLink>
      )}
      {matchId && (
        <ButtonLink kind="quiet" href={`/m/${matchId}`}>
          {replay.toTable}
        </ButtonLink>
      )}
    </div>
  );
}

/** Of the match that is shown: by its id, or by what stands in this address. */
function storyAddress(matchId: string | undefined): string {
  if (matchId) return `/m/${matchId}/story`;
  const kept = new URLSearchParams(location.search).get('kept');
  return kept === null ? `/replay/story${location.hash}` : `/replay/story?kept=${kept}`;
}

/** So long nobody has stepped: whoever reloads or copies the address has stopped to do so. */
const STOOD_STILL = 1000;

/** Browsers fetch and draw the page's icon anew for every address: not while something is being shown. */
function addressFollows(ply: ReadonlySignal<number>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const at = ply.value;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const address = new URL(location.href);
      address.searchParams.set('ply', String(at));
      history.replaceState(null, '', address);
    }, STOOD_STILL);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** A match of this device, or of a file, travels whole in its link. */
async function addressOf({ read, holders, ply, matchId }: ReplayLinksProps): Promise<string> {
  const at = `replay?ply=${ply.value}`;
  const origin = await shareOrigin();
  if (matchId && !isLocalId(matchId)) return `${origin}/m/${matchId}/${at}`;
  return `${origin}/${at}#${await packMatch(read.record, playersOf(holders))}`;
}
