import type { HiddenThing } from '@kast/bots';
import { type HiddenName, type Player, playerAt } from '@kast/games';
import { must, type Seat, seatsOf, seenBy, type Viewer } from '@kast/kernel';
import { IconButton, Select, stepBackIcon, stepForwardIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { positionFor } from '../session/here/local-match.ts';
import { isComputer } from '../session/holder.ts';
import { type BelievedThing, type Knowledge, knowledgeOf } from './beliefs.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { StillBoard } from './StillBoard.tsx';
import type { StoryParts } from './story-parts.ts';

const WORLDS = 80;
const MOST_ROWS = 12;

/** What a seat saw beside what was so, ply by ply, and what it made of the rest. Only where something is hidden. */
export function WhatEachKnew({ parts }: { readonly parts: StoryParts }): JSX.Element | null {
  const { texts, read } = parts;
  const isOpen = useSignal(false);
  if (!read.playthrough.match.game.info.traits.hidden || !read.module.nameHidden) return null;
  return (
    <section class="story-part" aria-labelledby="story-knew">
      <details
        onToggle={(event) => {
          isOpen.value = event.currentTarget.open;
        }}
      >
        <summary>
          <h2 id="story-knew">{texts.knew}</h2>
        </summary>
        {isOpen.value && <Knew parts={parts} />}
      </details>
    </section>
  );
}

function Knew({ parts }: { readonly parts: StoryParts }): JSX.Element {
  const { speech, texts, read, stages, replay, holders, players } = parts;
  const { replay: said } = speech.t;
  const seats = seatsOf(read.playthrough.match.setup.seats);
  const seat = useSignal<Seat>(holders.find(({ kind }) => kind === 'bot')?.seat ?? 1);
  /** Whoever steps on asks something else: the worker that answers is not left behind. */
  const inTurn = useMemo(oneAtATime, []);
  const ply = replay.ply.value;
  const who = playerAt(players, seat.value);
  const { hosted } = must(stages[ply], 'a stage');
  const viewAs = (viewer: Viewer): unknown => positionFor(hosted, viewer).standing.view;
  const isBot = isComputer(holders, seat.value);
  return (
    <>
      <div class="story-eyes">
        <Select
          label={said.eyes}
          value={seat.value}
          choices={seats.map((each) => ({
            value: each,
            label: said.eyesOf({ who: playerAt(players, each) }),
          }))}
          onChange={(chosen) => {
            seat.value = chosen;
          }}
        />
        <div class="story-steps">
          <IconButton
            icon={stepBackIcon}
            label={said.stepBack}
            disabled={ply === 0}
            onClick={() => replay.goTo(ply - 1)}
          />
          <span class="figures">
            {ply === 0 ? said.atStart : said.at({ ply, count: stages.length - 1 })}
          </span>
          <IconButton
            icon={stepForwardIcon}
            label={said.stepForward}
            disabled={ply === stages.length - 1}
            onClick={() => replay.goTo(ply + 1)}
          />
        </div>
      </div>
      <div class="story-boards">
        <StillBoard
          parts={parts}
          view={viewAs(seat.value)}
          viewer={seat.value}
          caption={said.eyesOf({ who })}
        />
        <StillBoard parts={parts} view={viewAs('open')} viewer="open" caption={texts.knewTruth} />
      </div>
      <h3>{isBot ? texts.thoughtBot({ who }) : texts.thoughtPerson({ who })}</h3>
      <Beliefs
        key={`${seat.value} ${ply}`}
        parts={parts}
        seat={seat.value}
        ply={ply}
        who={who}
        inTurn={inTurn}
      />
    </>
  );
}

interface BeliefsProps {
  readonly parts: StoryParts;
  readonly seat: Seat;
  readonly ply: number;
  readonly who: Player;
  readonly inTurn: ReturnType<typeof oneAtATime>;
}

/** Of one seat at one ply: of another it is another. */
function Beliefs({ parts, seat, ply, who, inTurn }: BeliefsProps): JSX.Element | null {
  const { texts, holders, stages, desk } = parts;
  const known = useSignal<Knowledge | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const { hosted } = must(stages[ply], 'a stage');
    const { id: game, rulesVersion } = hosted.match.game.info;
    const asked = desk();
    const level = holders[seat - 1]?.level ?? 5;
    const seen = seenBy(hosted, seat);
    const ask = async () => {
      const answers = await inTurn(() =>
        Promise.all([
          asked.truth({ game, rulesVersion, state: hosted.match.state }),
          asked.believe({ game, rulesVersion, seen, level, seed: `belief:${ply}`, worlds: WORLDS }),
        ]),
      );
      if (isWanted && answers) known.value = knowledgeOf(...answers);
    };
    ask().catch(reportError);
    return () => {
      isWanted = false;
    };
  }, [stages, seat, ply]);
  const knowledge = known.value;
  if (!knowledge) return null;
  if (knowledge.count === 0) return <p>{texts.knewNothing}</p>;
  const rows = knowledge.unsure.slice(0, MOST_ROWS);
  return (
    <>
      <p>{texts.knewSure({ who, done: knowledge.sure, count: knowledge.count })}</p>
      {rows.length > 0 && (
        <table class="story-beliefs">
          <thead>
            <tr>
              <th scope="col">{texts.where}</th>
              <th scope="col">{texts.truth}</th>
              <th scope="col">{texts.likely({ who })}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((thing) => (
              <BeliefRow key={`${thing.where}=${thing.what}`} parts={parts} thing={thing} />
            ))}
          </tbody>
        </table>
      )}
      {knowledge.unsure.length > rows.length && (
        <p>{texts.more({ count: knowledge.unsure.length - rows.length })}</p>
      )}
    </>
  );
}

function BeliefRow({
  parts,
  thing,
}: {
  readonly parts: StoryParts;
  readonly thing: BelievedThing;
}): JSX.Element {
  const { texts, read, speech, players } = parts;
  const nameOf = (hidden: HiddenThing): HiddenName =>
    read.module.nameHidden?.(hidden, speech.texts, players) ?? hidden;
  const named = nameOf(thing);
  const percent = Math.round(thing.share * 100);
  return (
    <tr>
      <td>{named.where}</td>
      <td>{named.what}</td>
      <td class="figures">
        {thing.rather
          ? texts.rather({
              percent,
              thing: nameOf(thing.rather).what,
            })
          : texts.percent({ percent })}
      </td>
    </tr>
  );
}
