/** Everything that this package draws, on one page, for whoever changes it: `npx vite packages/ui/gallery`. */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import * as ui from '../src/index.ts';
import '../src/styles.css';
import './gallery.css';

const icons = Object.entries(ui).flatMap(([name, value]) =>
  name.endsWith('Icon') && typeof value === 'string' ? [{ name, shape: value }] : [],
);

render(<Gallery />, document.body);

function Gallery() {
  const [tab, setTab] = useState<'log' | 'rules' | 'chat'>('log');
  const [level, setLevel] = useState(3);
  const [on, setOn] = useState(true);
  const [open, setOpen] = useState<'dialog' | 'sheet' | undefined>();
  return (
    <main class="gallery">
      <h1>Spellenkast</h1>
      <h2>De koning vlucht naar een hoek</h2>
      <h3>Licht is aan zet</h3>
      <p>
        Wie het laatst lacht, <a href="#here">lacht het best</a>. <time>12:07</time> 0123456789
      </p>
      <section class="gallery-row">
        <ui.Button kind="primary" icon={ui.playIcon}>
          Speel
        </ui.Button>
        <ui.Button icon={ui.undoIcon}>Neem terug</ui.Button>
        <ui.Button kind="quiet" icon={ui.hintIcon}>
          Tip
        </ui.Button>
        <ui.Button kind="danger" icon={ui.flagIcon}>
          Geef op
        </ui.Button>
        <ui.Button kind="primary" size="large">
          Groot
        </ui.Button>
        <ui.Button size="small">Klein</ui.Button>
        <ui.Button disabled>Kan niet</ui.Button>
        <ui.Button onClick={() => setOpen('dialog')}>Dialog</ui.Button>
        <ui.Button onClick={() => setOpen('sheet')}>Sheet</ui.Button>
        <ui.Button onClick={() => ui.toast('Link gekopieerd')}>Toast</ui.Button>
        <ui.IconButton icon={ui.backIcon} label="Terug" />
        <ui.IconButton icon={ui.soundIcon} label="Geluid" kind="plain" aria-pressed={true} />
      </section>
      <section class="gallery-icons">
        {icons.map(({ name, shape }) => (
          <span key={name}>
            <ui.Icon of={shape} />
            {name.replace('Icon', '')}
          </span>
        ))}
        {([1, 2, 3, 4, 5] as const).map((each) => (
          <span key={each}>
            <ui.Icon of={ui.levelIcon(each)} />
            {each}
          </span>
        ))}
      </section>
      <section class="gallery-row">
        <ui.Chip
          name="Jij"
          detail="Licht"
          icon={ui.personIcon}
          figures="9"
          onTurn
          status="aan zet"
        />
        <ui.Chip name="Computer" detail="Donker, niveau 3" icon={ui.computerIcon} figures="16" />
        <ui.Chip name="Wilhelmina van den Berg" detail="weg" icon={ui.watchIcon} away />
      </section>
      <ui.Slip rule="TB2.3" ruleHref="#TB2.3" closeLabel="Sluit" onClose={() => undefined}>
        Alleen de koning mag een hoek betreden.
      </ui.Slip>
      <section class="gallery-fields">
        <ui.SegmentedControl
          legend="Zo wordt de koning geslagen"
          segments={[
            { value: 1, label: 'Makkelijk of moeilijk' },
            { value: 3, label: 'Alleen moeilijk' },
          ]}
          value={level > 2 ? 3 : 1}
          onChange={setLevel}
        />
        <ui.Select
          label="Remise na"
          hint="Zetten zonder slag"
          choices={[
            { value: 100, label: '100' },
            { value: 60, label: '60' },
          ]}
          value={100}
          onChange={() => undefined}
        />
        <ui.Toggle label="Geluid" hint="Hout op hout" checked={on} onChange={setOn} />
        <ui.Slider
          label="Niveau"
          min={1}
          max={5}
          value={level}
          onInput={setLevel}
          valueText={`${level}`}
        />
        <ui.TextField label="Naam" value="Anneke" onInput={() => undefined} />
        <ui.ProgressDots count={6} at={2} done={[true, true]} label="Les 3 van 6" />
        <ui.Stars earned={2} most={3} label="2 van 3 sterren" />
      </section>
      <section class="paper lying">
        <ui.Tabs
          label="Bij de tafel"
          tabs={[
            { id: 'log', label: 'Zetten' },
            { id: 'rules', label: 'Regels' },
            { id: 'chat', label: 'Praten' },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          {tab}: d5-d6, d1-d5xc5
        </ui.Tabs>
      </section>
      <section class="gallery-row">
        {['paper', 'linen', 'birch', 'walnut', 'brass'].map((stuff) => (
          <div key={stuff} class={`gallery-stuff lying ${stuff}`}>
            {stuff}
          </div>
        ))}
      </section>
      <ui.Dialog
        open={open === 'dialog'}
        onClose={() => setOpen(undefined)}
        title="Opgeven?"
        closeLabel="Sluit"
        actions={
          <>
            <ui.Button onClick={() => setOpen(undefined)}>Speel door</ui.Button>
            <ui.Button kind="danger">Geef op</ui.Button>
          </>
        }
      >
        Je tegenstander wint dan deze partij.
      </ui.Dialog>
      <ui.Sheet
        open={open === 'sheet'}
        onClose={() => setOpen(undefined)}
        title="Zetten"
        closeLabel="Sluit"
      >
        d5-d6
      </ui.Sheet>
      <ui.Toaster />
    </main>
  );
}
