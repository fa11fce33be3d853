import { type Player, playerAt, type TableModule } from '@kast/games';
import { must, seatsOf } from '@kast/kernel';
import { Button, graphIcon } from '@kast/ui';
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { workerThinkers } from '../session/bots/worker-thinkers.ts';
import { positionFor } from '../session/here/local-match.ts';
import type { Speech } from '../table/seat-words.ts';
import { ChanceLegend } from './ChanceLegend.tsx';
import { EstimateGraph } from './EstimateGraph.tsx';
import { countDecisions, createEstimates, curveOf, preferredMove, seatAsked } from './estimates.ts';
import type { ReelStage } from './reel.ts';
import { seatColours } from './seat-colours.ts';

interface EstimateProps {
  readonly speech: Speech;
  readonly stages: readonly ReelStage[];
  readonly module: TableModule;
  readonly players: readonly Player[];
  readonly ply: ReadonlySignal<number>;
  /** The move that the computer would have made in the position that is shown. */
  readonly onPreferred: (move: unknown) => void;
}

/** The computer's view of the match. It only looks when it is asked to. */
export function Estimate(props: EstimateProps): JSX.Element {
  const { speech, stages, module, players, onPreferred } = props;
  const { replay } = speech.t;
  const estimates = useMemo(() => createEstimates(stages, workerThinkers), [stages]);
  const isAsked = useSignal(false);
  useEffect(() => () => estimates.stop(), [estimates]);
  useSignalEffect(() => {
    const at = props.ply.value;
    const choice = estimates.choices.value.get(at);
    onPreferred(choice && preferredMove(stages, at, choice.move));
  });

  if (!isAsked.value) {
    return (
      <div class="estimate">
        <Button
          icon={graphIcon}
          onClick={() => {
            isAsked.value = true;
            estimates.start().catch((error: unknown) => {
              reportError(error);
              isAsked.value = false;
            });
          }}
        >
          {replay.estimateStart}
        </Button>
      </div>
    );
  }

  const ply = props.ply.value;
  const choices = estimates.choices.value;
  const first = must(stages[0], 'the empty table');
  const curves = seatsOf(first.hosted.match.setup.seats).map((seat) =>
    curveOf(choices, stages, seat),
  );
  const by = stages[ply]?.ply?.entry.by;
  const mover = typeof by === 'number' ? by : undefined;
  const count = stages.length - 1;
  const choice = choices.get(ply);
  const played = stages[ply + 1]?.ply?.entry.move;
  return (
    <div class="estimate chances" data-asked style={seatColours(module)}>
      <h2>{replay.estimate}</h2>
      <EstimateGraph label={replay.estimateGraph} curves={curves} at={ply} />
      <div class="estimate-words">
        <p class="estimate-shown figures">{shownWords()}</p>
        {curves[0]?.[ply] === undefined && (
          <p class="figures">
            {replay.estimateBusy({ done: choices.size, count: countDecisions(stages) })}
          </p>
        )}
        <ChanceLegend
          mover={mover}
          lines={curves.map((curve, index) => {
            const { name } = playerAt(players, index + 1);
            const chance = curve[ply];
            return chance === undefined
              ? name
              : replay.estimateText({ name, percent: Math.round(chance * 100) });
          })}
        />
        <p class="estimate-preferred">
          {choice && preferredWords(props, choice.move, choice.move === played)}
        </p>
        <p class="estimate-how">{replay.estimateHow}</p>
      </div>
    </div>
  );

  function shownWords(): string {
    if (ply === 0) return replay.atStart;
    return mover === undefined
      ? replay.at({ ply, count })
      : replay.shownMove({ ply, who: playerAt(players, mover) });
  }
}

/** As whoever was asked saw the table; who that was is said where it is not the one who reads it. */
function preferredWords(props: EstimateProps, text: string, isPlayed: boolean): string {
  const { speech, stages, module, players, ply } = props;
  const { replay, table } = speech.t;
  const { hosted } = must(stages[ply.value], 'a stage');
  const seat = must(seatAsked(stages, ply.value), 'a seat that is asked');
  const { view } = positionFor(hosted, seat).standing;
  const better = preferredMove(stages, ply.value, text);
  const move = module.advise(better, view, speech.texts, players);
  const preferred = isPlayed ? replay.preferredSame({ move }) : replay.preferred({ move });
  const who = playerAt(players, seat);
  return who.isYou ? preferred : `${table.turnOf({ who })}. ${preferred}`;
}
