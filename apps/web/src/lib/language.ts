import { type Language, languages } from '@rebblatt/contracts';

export { type Language, languages };

/** Each language in its own words: who looks for one cannot always read the others. */
export const languageNames: Record<Language, string> = { de: 'Deutsch', fr: 'Français', en: 'English' };

/** Under this key the browser keeps the language that its user chose. */
export const CHOSEN_KEY = 'language';

/** The language that was chosen in this browser. */
export function chosenLanguage(storage: Storage = localStorage): Language | undefined {
  const stored = storage.getItem(CHOSEN_KEY);
  return languages.find((language) => language === stored);
}

/**
 * The language of the first screen: the chosen one, otherwise German, or French if the browser asks for it before
 * German. English has to be chosen, because browsers ask for it everywhere.
 */
export function startLanguage(storage: Storage = localStorage, asked = navigator.languages): Language {
  return chosenLanguage(storage) ?? askedLanguage(asked);
}

/** Addresses of links that are sent to people without an account. */
const LINK_PATH = /^\/(print|designer)\//;

/**
 * The language in which an address is first shown. Whoever follows a link has no account that knows their language, and
 * may be of any country: there the browser decides among all languages.
 */
export function languageAt(
  path: string,
  storage: Storage = localStorage,
  asked = navigator.languages,
): Language {
  if (!LINK_PATH.test(path)) return startLanguage(storage, asked);
  return chosenLanguage(storage) ?? firstOf(languages, asked);
}

const firstOf = (offered: readonly Language[], asked: readonly string[]): Language =>
  asked.map((tag) => tag.slice(0, 2).toLowerCase() as Language).find((tag) => offered.includes(tag)) ?? 'de';

function askedLanguage(asked: readonly string[]): Language {
  return firstOf(['de', 'fr'], asked);
}
