import type { Language } from '@rebblatt/contracts';

type Texts = { [key: string]: string | Texts };

/** Every text of the screens, of all the parts that are loaded later too. */
const modules: Record<Language, Record<string, Texts>> = {
  de: import.meta.glob<Texts>('../locales/de/*.ts', { eager: true }),
  en: import.meta.glob<Texts>('../locales/en/*.ts', { eager: true }),
  fr: import.meta.glob<Texts>('../locales/fr/*.ts', { eager: true }),
};

const flat = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${path}${key}`, text]] : flat(text, `${path}${key}.`),
  );

/** The texts of a language with their keys; one that several parts hold is there several times. */
export const textsIn = (language: Language): [key: string, text: string][] =>
  Object.values(modules[language]).flatMap((module) => flat(module));
