/** The languages of screens and mails; German is the one nobody has to choose. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];
