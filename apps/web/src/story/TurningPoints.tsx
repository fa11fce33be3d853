import { playerAt } from '@kast/games';
import { must } from '@kast/kernel';
import { Button, watchIcon } from '@kast/ui';
import type { JSX } from 'preact';
import { preferredMove } from '../replay/estimates.ts';
import { positionFor } from '../session/here/local-match.ts';
import type { StoryParts } from './story-parts.ts';
import { toldAt } from './told-at.ts';
import type { TurningPoint } from './turning-points.ts';

/** The decisions that turned the match, each with the better one on the board. */
export function TurningPoints({ parts }: { readonly parts: StoryParts }): JSX.Element | null {
  const { texts, story, read, speech, reel } = parts;
  const points = story.turningPoints.value;
  if (!points) return null;
  return (
    <section class="story-part" aria-labelledby="story-turning">
      <h2 id="story-turning">{texts.turning}</h2>
      {points.length === 0 && <p>{texts.turningNone}</p>}
      {points.length > 0 && read.module.adviceLimit?.(reel.at(0).standing.view, speech.texts) && (
        <p class="story-how">{texts.turningMemory}</p>
      )}
      <ol class="story-points">
        {points.map((point) => (
          <Point key={point.ply} point={point} parts={parts} />
        ))}
      </ol>
    </section>
  );
}

function Point({
  point,
  parts,
}: {
  readonly point: TurningPoint;
  readonly parts: StoryParts;
}): JSX.Element {
  const { speech, texts, read, stages, players, showOnBoard, advised } = parts;
  const { ply, seat, played, better, loss } = point;
  const move = preferredMove(stages, ply, better);
  const { hosted } = must(stages[ply], 'a stage');
  const { view } = positionFor(hosted, seat).standing;
  const adviceOf = (made: unknown): string => read.module.advise(made, view, speech.texts, players);
  // What several choose in secret is told without saying what it was.
  const isSecret = hosted.match.questions.length > 1;
  const percent = Math.round(loss * 100);
  return (
    <li class="story-point">
      <h3>{texts.turningAt({ ply: ply + 1 })}</h3>
      <p>{toldAt(parts, ply)}</p>
      {isSecret && <p>{texts.played({ thing: adviceOf(preferredMove(stages, ply, played)) })}</p>}
      <p>{speech.t.replay.preferred({ move: adviceOf(move) })}</p>
      {advised.get(ply) === played ? (
        <p>{texts.advised}</p>
      ) : (
        <p class="story-cost">{texts.cost({ who: playerAt(players, seat), percent })}</p>
      )}
      <Button
        icon={watchIcon}
        aria-label={texts.showAt({ ply: ply + 1 })}
        onClick={() => showOnBoard(ply, move)}
      >
        {texts.show}
      </Button>
    </li>
  );
}
