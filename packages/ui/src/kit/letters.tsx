import { createContext, type FunctionComponent } from 'preact';
import { useContext } from 'preact/hooks';

type LettersOf = Readonly<Record<string, string>>;

/** What is drawn with a letter or two, and how a language begins its name: so short that no two are alike. */
export const Letters = createContext<LettersOf>({});

/** In the reader's language; elsewhere, as on paper, it is as the notation has it. */
export function useLetter(of: string): string {
  return useContext(Letters)[of] ?? of;
}

interface Worded {
  readonly texts: { readonly letters: LettersOf };
}

/** The same, with the letters of what it is told with. */
export function lettered<Props extends Worded>(
  Part: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return (props) => (
    <Letters.Provider value={props.texts.letters}>
      <Part {...props} />
    </Letters.Provider>
  );
}
