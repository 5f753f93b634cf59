import { htmlLanguages } from '@rebblatt/contracts';
import i18next from 'i18next';
import { CHOSEN_KEY, type Language, languageAt, startLanguage } from './language.ts';
import { later } from './later.ts';

/**
 * Each language is a separate file, with a smaller one for the start, so that only what is needed is fetched.
 */
const texts = {
  de: {
    start: later(() => import('../locales/de/start.ts').then((module) => module.deStart)).fetch,
    all: later(() => import('../locales/de/index.ts').then((module) => module.de)).fetch,
    access: later(() => import('../locales/de/access.ts').then((module) => module.deAccess)).fetch,
    decide: later(() => import('../locales/de/decide.ts').then((module) => module.deDecide)).fetch,
    designer: later(() => import('../locales/de/designer.ts').then((module) => module.deDesigner)).fetch,
    desk: later(() => import('../locales/de/desk.ts').then((module) => module.deDesk)).fetch,
    editor: later(() => import('../locales/de/editor.ts').then((module) => module.deEditor)).fetch,
    editorParts: later(() =>
      import('../locales/de/editor-parts.ts').then(({ editorParts }) => ({ editorParts })),
    ).fetch,
    entry: later(() => import('../locales/de/entry.ts').then((module) => module.deEntry)).fetch,
    palette: later(() => import('../locales/de/palette.ts').then(({ palette }) => ({ palette }))).fetch,
    evening: later(() => import('../locales/de/evening.ts').then(({ evening }) => ({ evening }))).fetch,
    organiser: later(() => import('../locales/de/organiser.ts').then((module) => module.deOrganiser)).fetch,
    tables: later(() => import('../locales/de/tables.ts').then((module) => module.deTables)).fetch,
    findings: later(() => import('../locales/de/findings.ts').then((module) => module.deFindings)).fetch,
  },
  fr: {
    start: later(() => import('../locales/fr/start.ts').then((module) => module.frStart)).fetch,
    all: later(() => import('../locales/fr/index.ts').then((module) => module.fr)).fetch,
    access: later(() => import('../locales/fr/access.ts').then((module) => module.frAccess)).fetch,
    decide: later(() => import('../locales/fr/decide.ts').then((module) => module.frDecide)).fetch,
    designer: later(() => import('../locales/fr/designer.ts').then((module) => module.frDesigner)).fetch,
    desk: later(() => import('../locales/fr/desk.ts').then((module) => module.frDesk)).fetch,
    editor: later(() => import('../locales/fr/editor.ts').then((module) => module.frEditor)).fetch,
    editorParts: later(() =>
      import('../locales/fr/editor-parts.ts').then(({ editorParts }) => ({ editorParts })),
    ).fetch,
    entry: later(() => import('../locales/fr/entry.ts').then((module) => module.frEntry)).fetch,
    palette: later(() => import('../locales/fr/palette.ts').then(({ palette }) => ({ palette }))).fetch,
    evening: later(() => import('../locales/fr/evening.ts').then(({ evening }) => ({ evening }))).fetch,
    organiser: later(() => import('../locales/fr/organiser.ts').then((module) => module.frOrganiser)).fetch,
    tables: later(() => import('../locales/fr/tables.ts').then((module) => module.frTables)).fetch,
    findings: later(() => import('../locales/fr/findings.ts').then((module) => module.frFindings)).fetch,
  },
  en: {
    start: later(() => import('../locales/en/start.ts').then((module) => module.enStart)).fetch,
    all: later(() => import('../locales/en/index.ts').then((module) => module.en)).fetch,
    access: later(() => import('../locales/en/access.ts').then((module) => module.enAccess)).fetch,
    decide: later(() => import('../locales/en/decide.ts').then((module) => module.enDecide)).fetch,
    designer: later(() => import('../locales/en/designer.ts').then((module) => module.enDesigner)).fetch,
    desk: later(() => import('../locales/en/desk.ts').then((module) => module.enDesk)).fetch,
    editor: later(() => import('../locales/en/editor.ts').then((module) => module.enEditor)).fetch,
    editorParts: later(() =>
      import('../locales/en/editor-parts.ts').then(({ editorParts }) => ({ editorParts })),
    ).fetch,
    entry: later(() => import('../locales/en/entry.ts').then((module) => module.enEntry)).fetch,
    palette: later(() => import('../locales/en/palette.ts').then(({ palette }) => ({ palette }))).fetch,
    evening: later(() => import('../locales/en/evening.ts').then(({ evening }) => ({ evening }))).fetch,
    organiser: later(() => import('../locales/en/organiser.ts').then((module) => module.enOrganiser)).fetch,
    tables: later(() => import('../locales/en/tables.ts').then((module) => module.enTables)).fetch,
    findings: later(() => import('../locales/en/findings.ts').then((module) => module.enFindings)).fetch,
  },
};

/** The parts of the texts that the screens so far need. */
const needed = new Set<'start' | 'all' | 'findings' | Extra>(['start']);

/**
 * Loads the user's language for the logged-out area and makes `t` ready; await it before the first render.
 */
export async function startTexts(): Promise<void> {
  const language = languageAt(location.pathname);
  // It begins with these texts alone.
  added.clear();
  await i18next.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await texts[language].start() } },
    interpolation: { escapeValue: false },
    enableSelector: true,
  });
  nameLanguage(language);
}

/** Loads the texts of the signed-in screens; await it before the first of them. */
export async function loadAllTexts(): Promise<void> {
  needed.add('all');
  await addTexts(shownLanguage());
}

/** A screen of the print desk, ready when its texts are loaded too. */
export const withDeskTexts = <Module>(screen: Promise<Module>): Promise<Module> => withTexts('desk', screen);

/** As above, for screens of catalogues, stands, exhibitors, wines, logos, accounts, orders or mail. */
export const withOrganiserTexts = <Module>(screen: Promise<Module>): Promise<Module> =>
  withTexts('organiser', screen);

/** As above, for the link for a designer. */
export const withDesignerTexts = <Module>(part: Promise<Module>): Promise<Module> =>
  withTexts('designer', part);

/** As above, for sessions, the second factor, tokens and webhooks. */
export const withAccessTexts = <Module>(screen: Promise<Module>): Promise<Module> =>
  withTexts('access', screen);

/** As above, for decisions on several pages or logos, and for orders of last time. */
export const withDecideTexts = <Module>(screen: Promise<Module>): Promise<Module> =>
  withTexts('decide', screen);

/** As above, for what an exhibitor has to do. */
export const withEveningTexts = <Module>(screen: Promise<Module>): Promise<Module> =>
  withTexts('evening', screen);

/** As above, for the editor of a wine page. */
export const withEditorTexts = <Module>(screen: Promise<Module>): Promise<Module> =>
  withTexts('editor', screen);

/** As above, for a part of that editor which is loaded when it is first needed. */
export const withEditorPartTexts = <Module>(part: Promise<Module>): Promise<Module> =>
  withTexts('editorParts', part);

/** As above, for registering and for a forgotten password, without being signed in. */
export const withEntryTexts = <Module>(screen: Promise<Module>): Promise<Module> =>
  withTexts('entry', screen);

/** As above, for the command palette. */
export const withPaletteTexts = <Module>(screen: Promise<Module>): Promise<Module> =>
  withTexts('palette', screen);

/** As above, for the import and the download of a list. */
export const withTableTexts = <Module>(screen: Promise<Module>): Promise<Module> =>
  withTexts('tables', screen);

/** Texts that come with some screens only. */
type Extra =
  | 'access'
  | 'decide'
  | 'designer'
  | 'desk'
  | 'editor'
  | 'editorParts'
  | 'entry'
  | 'evening'
  | 'organiser'
  | 'palette'
  | 'tables';

async function withTexts<Module>(part: Extra, screen: Promise<Module>): Promise<Module> {
  return (await Promise.all([screen, loadTexts(part)]))[0];
}

/** Loads texts that only some screens need; await it before one of them. */
export async function loadTexts(part: Extra): Promise<void> {
  needed.add(part);
  await addTexts(shownLanguage());
}

/** Loads the texts of the preflight's findings; await it before the first report. */
export async function loadFindingTexts(): Promise<void> {
  needed.add('findings');
  await addTexts(shownLanguage());
}

/** Switches the whole interface to another language and stores the choice in this browser. */
export async function switchLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  localStorage.setItem(CHOSEN_KEY, language);
}

/** The same until the page is loaded again: nobody has chosen it, so it is not what an account gets at the sign-in. */
export async function showLanguage(language: Language): Promise<void> {
  await addTexts(language);
  await i18next.changeLanguage(language);
  nameLanguage(language);
}

const shownLanguage = () => (i18next.language as Language | undefined) ?? startLanguage();

/** What i18next has already; taking it over again would copy every text. */
const added = new Set<object>();

async function addTexts(language: Language): Promise<void> {
  for (const part of await Promise.all([...needed].map((name) => texts[language][name]()))) {
    if (added.has(part)) continue;
    i18next.addResourceBundle(language, 'translation', part, true, true);
    added.add(part);
  }
}

function nameLanguage(language: Language): void {
  document.documentElement.lang = htmlLanguages[language];
}
