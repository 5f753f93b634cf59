import type { Language } from '@rebblatt/contracts';

/** The names of the sheets in workbooks that are made here. */
export const sheetNames: Record<Language, { wines: string; values: string }> = {
  de: { wines: 'Weine', values: 'Erlaubte Werte' },
  fr: { wines: 'Vins', values: 'Valeurs admises' },
  en: { wines: 'Wines', values: 'Allowed values' },
};

/** The names of the files. */
export const templateNames: Record<Language, string> = {
  de: 'Weinliste-Vorlage',
  fr: 'Modele-liste-des-vins',
  en: 'Wine-list-template',
};
export const exportNames: Record<Language, string> = {
  de: 'Weinliste',
  fr: 'Liste-des-vins',
  en: 'Wine-list',
};

/** What stands over the company in the organiser's list. */
export const companyHeadings: Record<Language, string> = {
  de: 'Aussteller',
  fr: 'Exposant',
  en: 'Exhibitor',
};

/** Yes and no, in cells. */
export const flagWords: Record<Language, [no: string, yes: string]> = {
  de: ['nein', 'ja'],
  fr: ['non', 'oui'],
  en: ['no', 'yes'],
};
