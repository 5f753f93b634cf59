import type { Language } from '@rebblatt/contracts';
import type { Manual } from '@rebblatt/manual';
import { type FileAddress, fileAt } from '../../lib/file-address.ts';

/** The exhibitors' manual as PDF. */
export const manualFile = (lang: Language): FileAddress => fileAt('GET /help', { query: { lang } });

/** The organiser's handbook as PDF. */
export const handbookFile = (lang: Language): FileAddress =>
  fileAt('GET /help', { query: { manual: 'organiser', lang } });

const texts: Record<Language, () => Promise<Manual>> = {
  de: () => import('@rebblatt/manual/exhibitor-de').then((module) => module.exhibitorDe),
  fr: () => import('@rebblatt/manual/exhibitor-fr').then((module) => module.exhibitorFr),
  en: () => import('@rebblatt/manual/exhibitor-en').then((module) => module.exhibitorEn),
};

/** The text of the exhibitors' manual in a language. */
export const fetchManual = (language: Language): Promise<Manual> => texts[language]();
