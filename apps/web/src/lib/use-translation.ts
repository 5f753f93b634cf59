import i18next, { type i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { Translate } from './text-key.ts';

/** What a component says its texts with; another one after the language has changed. */
export interface Translation {
  t: Translate;
  i18n: i18n;
}

/** Filled by `Translated`. A component that a test draws by itself says the texts of the language that is shown. */
export const TranslationContext = createContext<Translation>({ t: i18next.t, i18n: i18next });

/** The texts in the language that is shown. */
export const useTranslation = (): Translation => useContext(TranslationContext);
