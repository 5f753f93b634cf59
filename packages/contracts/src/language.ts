/** The languages of screens and mails; German is the default. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];
