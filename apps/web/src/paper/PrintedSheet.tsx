import { Button, SegmentedControl } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { Page } from '../page/Page.tsx';
import { PAPERS, paperOf } from './paper.ts';
import './printed.css';

interface PrintedSheetProps {
  readonly game: string;
  readonly title: string;
  /** What lies in one column or in two, as the reader likes; two of them where it is not asked. */
  readonly asksColumns?: boolean;
  readonly children: ComponentChildren;
}

/** Something on paper: as it will look, with the choices above it that are not printed. */
export function PrintedSheet(props: PrintedSheetProps): JSX.Element {
  const { game, title, asksColumns = false, children } = props;
  const { paper } = words();
  const size = useSignal(paperOf(navigator.languages));
  const columns = useSignal(2);
  return (
    <Page title={title} room="printed">
      <div class="print-choices">
        <a href={`/${game}/print`}>{paper.back}</a>
        <SegmentedControl
          legend={paper.size}
          segments={PAPERS.map((value) => ({ value, label: paper.sizeName({ paper: value }) }))}
          value={size.value}
          onChange={(value) => {
            size.value = value;
          }}
        />
        {asksColumns && (
          <SegmentedControl
            legend={paper.columns}
            segments={[1, 2].map((value) => ({ value, label: String(value) }))}
            value={columns.value}
            onChange={(value) => {
              columns.value = value;
            }}
          />
        )}
        <Button kind="primary" onClick={() => print()}>
          {paper.print}
        </Button>
      </div>
      <article class="printed" data-paper={size.value} data-columns={columns.value}>
        <h1>{title}</h1>
        {children}
      </article>
    </Page>
  );
}
