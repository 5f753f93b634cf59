import { folded, withoutE } from './folded.ts';
import type { PageStanding } from './page-standing.ts';
import type { RequestState } from './request-state.ts';

/** How the lists say where a page stands, in German, English and French; a test of the client compares. */
const pageWords: Record<PageStanding, string> = {
  waiting: 'wartet auf Entscheid waiting for a decision à décider',
  corrected: 'Korrektur vorgeschlagen correction proposed proposée',
  rejected: 'abgelehnt rejected refusée',
  'no-pdf': 'PDF fehlt is missing manquant',
  faulty: 'PDF mit Fehlern with errors avec des erreurs',
  checking: 'PDF wird geprüft is being checked contrôle du en cours',
  draft: 'in Arbeit in progress en préparation',
  accepted: 'angenommen accepted acceptée',
  ready: 'wird gedruckt will be printed sera imprimée',
  inactive: 'wird nicht gedruckt will not be printed ne sera pas imprimée',
};

/** The same of a request. */
const requestWords: Record<RequestState, string> = {
  sent: 'wartet auf Entscheid waiting for a decision à décider offen open en attente',
  accepted: 'angenommen accepted acceptée',
  rejected: 'abgelehnt rejected refusée',
};

/** A word as it is compared. */
const wordKey = (text: string) => withoutE(folded(text));

/** Words of these sentences that say nothing by themselves: "will" is a name as well, and "Wil" is a town. */
const FILLERS = new Set(
  'auf mit wird nicht in for a is with being will be not en de du des avec ne sera pas'.split(' '),
);

/** Shorter words are found only as a whole. */
const SHORTEST_BEGINNING = 4;

function named<State extends string>(words: Record<State, string>, typed: string, beside: string[]): State[] {
  const wordsOf = (state: State) => wordKey(words[state]).split(' ');
  const tells = (state: State, wanted: string) =>
    wordsOf(state).some(
      (word) =>
        !FILLERS.has(word) &&
        (word === wanted || (wanted.length >= SHORTEST_BEGINNING && word.startsWith(wanted))),
    );
  const wanted = wordKey(typed);
  const others = beside.map(wordKey);
  return (Object.keys(words) as State[]).filter(
    (state) =>
      tells(state, wanted) ||
      (FILLERS.has(wanted) && wordsOf(state).includes(wanted) && others.some((other) => tells(state, other))),
  );
}

/**
 * Where pages stand that a list describes with this word or its beginning, in any language of the screens.
 * @param typed all words that were typed: one like "will" or "nicht" finds only beside one that tells a standing
 */
export const standingsNamed = (word: string, typed: string[]): PageStanding[] =>
  named(pageWords, word, typed);

/** As above, the states of requests. */
export const requestStatesNamed = (word: string, typed: string[]): RequestState[] =>
  named(requestWords, word, typed);
