import type { Language } from './language.ts';

/** What stands in the names of a book's files, in German as they are stored and in the other languages. */
const words: Record<Language, { book: string; cover: string; changed: string }> = {
  de: { book: 'Buch', cover: 'Umschlag', changed: 'geänderte Seiten' },
  fr: { book: 'Livre', cover: 'Couverture', changed: 'pages modifiées' },
  en: { book: 'Book', cover: 'Cover', changed: 'changed pages' },
};

/** The end of such a name: the number of the book, then the day of its cover or that it has the changed pages only. */
const tail = new RegExp(
  ` ${words.de.book} (\\d+)(?: ${words.de.cover} (\\d{4}-\\d\\d-\\d\\d)| (${words.de.changed}))?(\\.\\w+)$`,
);

/**
 * The name of a book's file for a reader: that of the book, of its cover, of its changed pages or of its manifest. A
 * name that is made otherwise, as of an earlier version, stays.
 * @param name as the server stores it
 */
export const bookFileIn = (language: Language, name: string): string => {
  const { book, cover, changed } = words[language];
  return name.replace(tail, (_, number, coverOf, onlyChanged, extension) => {
    const part = coverOf ? ` ${cover} ${coverOf}` : onlyChanged ? ` ${changed}` : '';
    return ` ${book} ${number}${part}${extension}`;
  });
};

/** The name of the file with only the changed pages of a book. @param name of the book's file */
export const changedPagesName = (name: string): string => name.replace(/\.pdf$/, ` ${words.de.changed}.pdf`);
