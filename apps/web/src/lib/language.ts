export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** German unless this browser chose otherwise before. */
export function startLanguage(storage: Storage = localStorage): Language {
  const stored = storage.getItem('language');
  return LANGUAGES.find((language) => language === stored) ?? 'de';
}
