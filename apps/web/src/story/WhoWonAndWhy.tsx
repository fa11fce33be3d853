import type { Match, Outcome } from '@kast/kernel';
import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { resultWords } from '../table/result-words.ts';
import { courseWords } from './course-words.ts';
import type { StoryParts } from './story-parts.ts';

/** The result, its reason and its rule, how the points were made, and how the match went. */
export function WhoWonAndWhy({
  outcome,
  parts,
}: {
  readonly outcome: Outcome;
  readonly parts: StoryParts;
}): JSX.Element {
  const { speech, read, reel, holders, players, texts, story } = parts;
  const { module } = read;
  const { match } = read.playthrough;
  const { standing } = reel.at(reel.length);
  const verdict = module.verdict?.(standing.view, speech.texts, players);
  const winnersOfGame = winnersBy(match);
  const result = resultWords(speech, { standing, outcome, winnersOfGame, verdict }, holders);
  const Reckoning = standing.endedBy === 'game' ? module.Reckoning : undefined;
  const course = story.course.value;
  return (
    <section class="story-part story-result" aria-labelledby="story-result">
      <h2 id="story-result">{result.title}</h2>
      <p>
        {result.reason}{' '}
        <a class="rule-link" data-rule href={`/${match.game.info.id}/rules#${result.rule}`}>
          {result.rule}
        </a>
      </p>
      {course && <p>{courseWords(parts, course, outcome).join(' ')}</p>}
      {Reckoning && (
        <details class="story-reckoning">
          <summary>{speech.t.table.reckoning}</summary>
          <Reckoning
            view={standing.view}
            texts={speech.texts}
            players={players}
            resigned={standing.resigned}
          />
        </details>
      )}
      {!Reckoning && result.scores.length > 0 && (
        <ul class="figures">
          {result.scores.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {!course && <Looking texts={texts} story={story} />}
    </section>
  );
}

function Looking({ texts, story }: Pick<StoryParts, 'texts' | 'story'>): JSX.Element {
  const done = story.estimates.choices.value.size;
  return (
    <div class="story-looking">
      <p role="status">
        {story.isLooking.value ? texts.busy({ done, count: story.decisions }) : texts.stopped}
      </p>
      {story.isLooking.value ? (
        <Button size="small" onClick={() => story.stop()}>
          {texts.stop}
        </Button>
      ) : (
        <Button size="small" onClick={() => story.look().catch(reportError)}>
          {texts.goOn}
        </Button>
      )}
    </div>
  );
}

/** T3: as the game itself would have it. */
function winnersBy({ game, state }: Match): Outcome['winners'] {
  const turn = game.turn(state);
  return turn.kind === 'over' ? turn.outcome.winners : [];
}
