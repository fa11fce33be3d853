import { registry } from '@kast/games';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { LOOK_ONLY } from '../table/look-only.ts';

describe.each(registry)('the diagrams of $info.id', (box) => {
  it('name nobody who is not there', async () => {
    const [module, texts] = await Promise.all([box.table(), box.texts('nl')]);
    const drawn = Object.values(await module.diagrams()).map((view) =>
      renderToString(
        <module.Table
          {...LOOK_ONLY}
          still
          view={view}
          viewer="watcher"
          texts={texts}
          players={[]}
          last={undefined}
          hint={undefined}
        />,
      ),
    );
    const labels = drawn.flatMap((html) => [...html.matchAll(/aria-label="([^"]*)"/gu)]);
    expect(labels).not.toEqual([]);
    for (const [, label] of labels) expect(label).not.toMatch(/ (van|bij) ?([,;.]|$)/u);
  });
});
