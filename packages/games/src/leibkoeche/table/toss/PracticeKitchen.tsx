import { Button, SegmentedControl } from '@kast/ui';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PracticeRoomProps } from '../../../box/index.ts';
import { type Pan, PANS } from '../../rules/index.ts';
import type { LeibkoecheTexts, TossTexts } from '../../texts/speak.ts';
import { KITCHEN_RATIO } from '../drawing/geometry.ts';
import { rememberThrow } from './first-throw.ts';
import { HandScene } from './HandScene.tsx';
import { TossResult } from './TossResult.tsx';
import { counted, NO_THROWS, type Tallies, thrown } from './tally.ts';
import { usePhoneMotion } from './use-phone-motion.ts';
import { usePractice } from './use-practice.ts';
import '../drawing/practice.css';

/** The lower number up, as on the stack: another pancake for every throw. LK1.5 */
const FACES = [2, 3, 1];

/** All three pans, as many throws as one likes; the counter is forgotten with the page. */
export function PracticeKitchen({
  texts,
  wayBack,
}: PracticeRoomProps<LeibkoecheTexts>): JSX.Element {
  const { toss: words } = texts;
  const { practice: said } = words;
  const [pan, setPan] = useState<Pan>('normal');
  const [tallies, setTallies] = useState<Tallies>(NO_THROWS);
  const practice = usePractice();
  const motion = usePhoneMotion();
  const face = FACES[practice.number % FACES.length] ?? 1;
  return (
    <div class="lk-practice" style={KITCHEN_RATIO}>
      <div>
        {wayBack}
        <h1>{said.title}</h1>
        <p class="lk-practice-intro">{said.intro}</p>
      </div>
      <div class="lk-practice-scene">
        <div class="lk-toss-panel">
          <HandScene
            number={`${pan}-${practice.number}`}
            pan={pan}
            face={face}
            words={words}
            isPractised={thrown(tallies[pan]) > 20}
            motion={motion}
            onTossed={practice.toss}
            onThrown={({ landing, fault }) => {
              rememberThrow();
              setTallies((now) => counted(now, pan, landing));
              practice.land(landing, face, fault);
            }}
          />
          {practice.landed && <TossResult {...practice.landed} words={words} />}
        </div>
      </div>
      <div class="lk-practice-words">
        <SegmentedControl
          legend={said.whichPan}
          segments={PANS.map((value) => ({ value, label: said.pans[value] }))}
          value={pan}
          onChange={setPan}
        />
        {motion.status !== 'absent' && (
          <Button onClick={motion.toggle}>
            {motion.status === 'on' ? words.byFinger : words.byMotion}
          </Button>
        )}
        <TallyTable tallies={tallies} said={said} />
        <Button onClick={() => setTallies(NO_THROWS)}>{said.reset}</Button>
      </div>
    </div>
  );
}

interface TallyTableProps {
  readonly tallies: Tallies;
  readonly said: TossTexts['practice'];
}

/** What is counted, from the top down. */
const ROWS = ['thrown', 'caught', 'missed', 'invalid', 'half', 'full'] as const;

function TallyTable({ tallies, said }: TallyTableProps): JSX.Element {
  return (
    <table class="lk-tally figures">
      <caption>{said.tally}</caption>
      <thead>
        <tr>
          <th scope="row">{said.pan}</th>
          {PANS.map((pan) => (
            <th key={pan} scope="col">
              {said.pans[pan]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((what) => (
          <tr key={what}>
            <th scope="row">{said[what]}</th>
            {PANS.map((pan) => (
              <td key={pan}>{what === 'thrown' ? thrown(tallies[pan]) : tallies[pan][what]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
