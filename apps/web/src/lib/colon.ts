import i18next from 'i18next';

/** The colon between a name and what is said of it; in French a narrow space stands before it. */
export const colon = (): string => (i18next.language === 'fr' ? '\u202f: ' : ': ');
