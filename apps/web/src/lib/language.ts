import { type Language, languages } from '@rebblatt/contracts';

export type { Language };

/** German unless another language was chosen in this browser. */
export function startLanguage(storage: Storage = localStorage): Language {
  const stored = storage.getItem('language');
  return languages.find((language) => language === stored) ?? 'de';
}
