import { MomentPanel, type WayOn } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { type Player, playerOrSeat } from '../../../box/texts/part.ts';
import { colourOf, STONES_PER_COLOUR } from '../../rules/index.ts';
import type { DrunterTexts } from '../../texts/speak.ts';
import type { Call } from '../show.ts';
import { toldVerdict } from '../tell.ts';
import { Disc } from './Disc.tsx';
import './call.css';

interface CallPanelProps extends Call {
  readonly texts: DrunterTexts;
  readonly players: readonly Player[];
  readonly wayOn: WayOn | undefined;
}

/**
 * "Klaar!" is a moment: one disc after the other is checked, and then the verdict falls. Which of them were
 * right is nobody's business: all eight look the same. DD5.3
 */
export function CallPanel(props: CallPanelProps): JSX.Element {
  const { seat, isRight, isJudged, texts, players, wayOn } = props;
  const colour = colourOf(seat);
  const { tell } = texts.table;
  const who = playerOrSeat(texts, players)(seat);
  return (
    <MomentPanel class="drunter-call" wayOn={wayOn}>
      <p class="drunter-call-cry">{tell.called({ who })}</p>
      <svg class="drunter-call-discs" viewBox="0 0 800 120">
        {Array.from({ length: STONES_PER_COLOUR }, (_, index) => (
          <g key={index} transform={`translate(${50 + index * 100} 70)`}>
            <g class="drunter-call-disc" style={{ '--turn': index }}>
              <Disc colour={colour} />
            </g>
          </g>
        ))}
      </svg>
      <p class="drunter-call-verdict" data-judged={isJudged} data-right={isRight}>
        {toldVerdict({ seat, right: isRight }, { texts, players })}
      </p>
    </MomentPanel>
  );
}
