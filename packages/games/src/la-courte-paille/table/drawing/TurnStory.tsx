import type { JSX } from 'preact';
import { playerAt } from '../../../box/texts/part.ts';
import type { PailleEvent } from '../../rules/index.ts';
import { CardDrawing, type RaftProps } from './Card.tsx';
import { leaderOf } from '../tell.ts';
import type { Act } from './turn-so-far.ts';

interface TurnStoryProps {
  readonly raft: RaftProps;
  readonly acts: readonly Act[];
  /** CP3.4: the day that the turn ended with. */
  readonly day: Extract<PailleEvent, { kind: 'turned' }>;
}

/** What a turn has brought: what everybody laid down and got for it, the day that is open now, and who is in danger. */
export function TurnStory({ raft, acts, day }: TurnStoryProps): JSX.Element {
  const { view, texts } = raft;
  const first = leaderOf(view);
  return (
    <>
      <ul>
        {acts.map((act) => (
          <Acted key={act.seat} raft={raft} act={act} />
        ))}
      </ul>
      <p>
        <span class="cp-card">
          <CardDrawing card={day.card} />
        </span>
        <span>
          <b>{texts.table.tell.turned(day)}</b>{' '}
          {first && texts.table.story.leads({ figure: first.figure, total: first.total })}
        </span>
      </p>
    </>
  );
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
