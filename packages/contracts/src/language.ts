/** The languages of screens and mails; German is the default. */
export const languages = ['de', 'fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** Each as HTML names it, with the country whose numbers and quotation marks it follows. */
export const htmlLanguages: Record<Language, string> = { de: 'de-CH', fr: 'fr-CH', en: 'en' };
