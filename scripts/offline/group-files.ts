/** A file of the build, and what it leads to. */
export interface BuiltFile {
  readonly file: string;
  /** The page itself, or a worker: nothing has to lead to it. */
  readonly isEntry: boolean;
  /** What it was made of. */
  readonly sources: readonly string[];
  /** Fetched with it. */
  readonly imports: readonly string[];
  /** Fetched when it asks for them. */
  readonly dynamicImports: readonly string[];
  /** Pictures, fonts and style sheets that belong to it. */
  readonly assets: readonly string[];
}

export interface FileGroups {
  readonly app: readonly string[];
  readonly games: Readonly<Record<string, readonly string[]>>;
}

const GAME_SOURCE = /packages\/games\/src\/([^/]+)\//;

/** The files that the app is made of, and what each game brings. Files of nobody are left out. */
export function groupFiles(files: readonly BuiltFile[], games: readonly string[]): FileGroups {
  const byName = new Map(files.map((file) => [file.file, file]));
  /** Where it has sources of one game alone. What belongs to several comes with the app. */
  const gameOf = ({ sources }: BuiltFile): string | undefined => {
    const named = new Set(sources.map((source) => GAME_SOURCE.exec(source)?.[1] ?? ''));
    const own = games.filter((game) => named.has(game));
    return own.length === 1 ? own[0] : undefined;
  };
  const app = reach(
    files.filter(({ isEntry }) => isEntry),
    (file) => gameOf(file) === undefined,
  );
  const ofGame = (game: string): readonly string[] => {
    const all = reach(
      files.filter((file) => gameOf(file) === game),
      (file) => [undefined, game].includes(gameOf(file)),
    );
    return [...all].filter((file) => !app.has(file)).toSorted();
  };
  return {
    app: [...app].toSorted(),
    games: Object.fromEntries(games.map((game) => [game, ofGame(game)])),
  };

  function reach(from: readonly BuiltFile[], enters: (file: BuiltFile) => boolean): Set<string> {
    const reached = new Set<string>();
    const visited = new Set<BuiltFile>();
    const visit = (file: BuiltFile | undefined): void => {
      if (!file || visited.has(file)) return;
      visited.add(file);
      reached.add(file.file);
      // A worker is an asset of the page that starts it, and leads to files of its own.
      for (const asset of file.assets) reached.add(asset);
      // What is fetched with it is needed, whoever it belongs to.
      for (const next of file.imports) visit(byName.get(next));
      for (const next of file.dynamicImports.map((name) => byName.get(name))) {
        if (next && enters(next)) visit(next);
      }
    };
    for (const file of from) visit(file);
    return reached;
  }
}
