import type { ClubView } from '@kast/protocol/client';
import { useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { isReachable, shareOrigin, spelledOut } from '../device/share-origin.ts';
import { QrCode } from '../page/QrCode.tsx';
import { inGroups } from '../table/together/code-words.ts';
import type { ClubTexts } from './club-texts.ts';

interface JoinCardProps {
  readonly texts: ClubTexts;
  readonly club: ClubView;
}

/** How phones come to the evening. */
export function JoinCard({ texts, club }: JoinCardProps): JSX.Element {
  const found = useLoaded(shareOrigin, []);
  const origin = found.status === 'here' ? found.value : location.origin;
  return (
    <div class="club-join">
      <QrCode text={`${origin}/club/${club.id}`} label={texts.joinTitle} />
      <div class="club-join-words">
        <p>{texts.joinText({ address: `${spelledOut(origin)}/club` })}</p>
        <strong class="club-code figures">{inGroups(club.code)}</strong>
        {found.status === 'here' && !isReachable(origin) && <p class="problem">{texts.onlyHere}</p>}
      </div>
    </div>
  );
}
