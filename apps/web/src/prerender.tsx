import { type Language, LANGUAGES } from '@kast/games';
import { unreachable } from '@kast/kernel';
import { renderToStringAsync } from 'preact-render-to-string';
import { App, ROOMS_AHEAD } from './App.tsx';
import { introOf, speak, words } from './i18n/language.ts';
import { type AheadPage, pagesAhead, prepare } from './page/rendered-ahead.ts';

/** A page as everybody sees it first. */
export interface RenderedPage {
  readonly path: string;
  readonly language: Language;
  /** The game, and which of its pages; neither for the cupboard, no game for a match of any. */
  readonly game?: string;
  readonly name?: AheadPage['name'];
  readonly title: string;
  readonly description: string;
  readonly content: string;
}

/** Renders every page that is the same for everybody, in each language. Run by the build. */
export async function* renderPages(
  goTo: (path: string) => void,
): AsyncGenerator<RenderedPage, void> {
  const pages = new Map<string, AheadPage | undefined>([['/', undefined], ...pagesAhead()]);
  for (const language of LANGUAGES) {
    await speak(language);
    for (const [path, page] of pages) {
      goTo(path);
      await prepare(path, ROOMS_AHEAD);
      const content = await renderToStringAsync(<App />);
      const game = page?.box?.info.id;
      const of = { ...(game && { game }), ...(page && { name: page.name }) };
      yield { path, language, ...of, ...headOf(page), content };
    }
  }
}

function headOf(page: AheadPage | undefined): Pick<RenderedPage, 'title' | 'description'> {
  const { page: site, cupboard } = words();
  if (!page?.box) return { title: site.siteName, description: cupboard.welcome };
  const { name, tagline, about } = introOf(page.box);
  return {
    title: `${titleOf(page.name, name)} · ${site.siteName}`,
    description: `${tagline} ${about}`,
  };
}

function titleOf(page: AheadPage['name'], game: string): string {
  // What a page says has come with it.
  const t = words();
  switch (page) {
    case 'game':
      return game;
    case 'setup':
      return t.setup.title({ game });
    case 'rulebook':
      return t.rulebook.title({ game });
    case 'lessons':
      return t.lessons.title({ game });
    case 'table':
      return t.table.title({ game });
    case 'replay':
      return t.replay.title({ game });
    default:
      return unreachable(page);
  }
}
