import { type Player, playerAt } from '@kast/games';
import { seatsOf } from '@kast/kernel';
import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { isTold, type LedgerLine, type Luck, mostOf, totalOf } from './luck-ledger.ts';
import type { StoryParts } from './story-parts.ts';
import type { StoryTexts } from './story-texts.ts';
import { toldAt } from './told-at.ts';

/** What chance did for whom. Nothing where nothing is drawn, or whatever was drawn made no difference to anybody. */
export function LuckLedger({ parts }: { readonly parts: StoryParts }): JSX.Element | null {
  const { texts, story, players } = parts;
  const { ledger } = story;
  if (!ledger?.hasLuck.value) return null;
  const lines = ledger.lines.value;
  const totals = totalOf(lines, players.length);
  return (
    <section class="story-part" aria-labelledby="story-luck">
      <h2 id="story-luck">{texts.luck}</h2>
      {ledger.state.value === 'drawing' && (
        <div class="story-looking">
          <p role="status">
            {texts.luckBusy({ percent: Math.round(ledger.progress.value * 100) })}
          </p>
          <Button size="small" onClick={() => ledger.stop()}>
            {texts.luckStop}
          </Button>
        </div>
      )}
      {lines.length > 0 && (
        <ul class="story-luck">
          {seatsOf(players.length).map((seat) => (
            <LuckOf
              key={seat}
              seat={seat}
              texts={texts}
              who={playerAt(players, seat)}
              luck={totals[seat - 1] ?? { change: 0, error: 0 }}
            />
          ))}
        </ul>
      )}
      <MostOfIt parts={parts} lines={lines} />
      <p class="story-how">{texts.luckHow}</p>
    </section>
  );
}

interface LuckOfProps {
  readonly seat: number;
  readonly texts: StoryTexts;
  readonly who: Player;
  readonly luck: Luck;
}

function LuckOf({ seat, texts, who, luck }: LuckOfProps): JSX.Element {
  const percent = percentOf(Math.abs(luck.change));
  const isCertain = isTold(luck);
  const said =
    luck.change > 0 ? texts.luckGave({ who, percent }) : texts.luckCost({ who, percent });
  const kind = luck.change > 0 ? 'good' : 'bad';
  const share = isCertain ? Math.min(Math.abs(luck.change), 0.5) * 100 : 0;
  return (
    <li data-luck={isCertain ? kind : 'none'}>
      <span class="story-seat" data-seat={seat} aria-hidden="true" />
      <span>
        {isCertain ? said : texts.luckNothing({ who })}{' '}
        <span class="story-error figures">
          {texts.luckError({ percent: percentOf(luck.error) })}
        </span>
      </span>
      <span class="story-luck-bar" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
    </li>
  );
}

/** The draws that mattered most to anybody, in the order in which they came. */
function MostOfIt({
  parts,
  lines,
}: {
  readonly parts: StoryParts;
  readonly lines: readonly LedgerLine[];
}): JSX.Element | null {
  const { texts, players, showOnBoard } = parts;
  const most = mostOf(lines);
  if (most.length === 0 || lines.length < 2) return null;
  return (
    <>
      <h3>{texts.luckMost}</h3>
      <ul class="story-draws">
        {most.map(({ ply, luck }) => (
          <li key={ply}>
            <button type="button" class="story-draw" onClick={() => showOnBoard(ply + 1)}>
              {[texts.turningAt({ ply: ply + 1 }), toldAt(parts, ply)].filter(Boolean).join(' · ')}
            </button>
            <span class="figures">
              {luck
                .map((one, index) => ({ one, name: playerAt(players, index + 1).name }))
                .filter(({ one }) => isTold(one))
                .map(({ one, name }) =>
                  texts.luckDraw({ name, change: signedPercentOf(one.change) }),
                )
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function percentOf(chance: number): number {
  return Math.round(chance * 100);
}

function signedPercentOf(change: number): string {
  return `${change > 0 ? '+' : '−'}${percentOf(Math.abs(change))}`;
}
