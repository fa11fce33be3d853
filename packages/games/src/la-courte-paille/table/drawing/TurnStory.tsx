import type { JSX } from 'preact';
import { playerAt } from '../../../box/texts/part.ts';
import { type Act, inDanger, type TurnedDay, type WeekTotal } from '../../rules/index.ts';
import type { PailleTexts } from '../../texts/speak.ts';
import { CardDrawing, type RaftProps } from './Card.tsx';

interface TurnStoryProps {
  readonly raft: RaftProps;
  /** CP3.4: the day that the turn ended with. */
  readonly day: TurnedDay;
}

/** What a turn has brought: what everybody laid down and got for it, the day that is open now, and who is in danger. */
export function TurnStory({ raft, day }: TurnStoryProps): JSX.Element {
  const { view, texts } = raft;
  return (
    <>
      <ul>
        {view.lastTurn.map((act) => (
          <Acted key={act.seat} raft={raft} act={act} />
        ))}
      </ul>
      <p>
        <span class="cp-card">
          <CardDrawing card={day.card} />
        </span>
        <span>
          <b>{texts.table.tell.turned(day)}</b> {leadWords(view.weekTotals, texts)}
        </span>
      </p>
    </>
  );
}

/** CP5.3: who would draw the short straw now; several where they are equal. */
export function leadWords(totals: readonly WeekTotal[], { table }: PailleTexts): string {
  const [first, ...equal] = inDanger(totals);
  if (!first) return '';
  const { figure, total } = first;
  if (equal.length === 0) return table.story.leads({ figure, total });
  return table.story.lead({ figures: [figure, ...equal.map((each) => each.figure)], total });
}

function Acted({ raft, act }: { readonly raft: RaftProps; readonly act: Act }): JSX.Element {
  const { texts, players } = raft;
  const gained = act.took ?? act.moved;
  return (
    <li>
      <span>{playerAt(players, act.seat).name}</span>
      <span class="cp-card">
        <CardDrawing card={act.card} />
      </span>
      {act.effect && <span class="cp-became">{texts.table.effects[act.effect].name}</span>}
      {gained && !act.effect && <span class="cp-became">→</span>}
      {gained && (
        <span class="cp-card" data-gone={act.effect === 'cook' || undefined}>
          <CardDrawing card={gained} />
        </span>
      )}
    </li>
  );
}
