import { type Language, languages } from '@rebblatt/contracts';

export type { Language };

/** German unless this browser chose otherwise before. */
export function startLanguage(storage: Storage = localStorage): Language {
  const stored = storage.getItem('language');
  return languages.find((language) => language === stored) ?? 'de';
}
