/** What could be an e-mail address, in running text. */
const ADDRESS = /[^\s<>()[\]:;,"'«»]+@[^\s<>()[\]:;,"'«»]+/gu;

/** A text without the e-mail addresses in it: they are nobody's business but the organiser's, wherever they were entered. */
export const withoutAddresses = (text: string): string =>
  text.includes('@') || text.includes('＠')
    ? text
        .normalize('NFKC')
        .replace(ADDRESS, '')
        .replace(/[ \t]{2,}/g, ' ')
        .trim()
    : text;

/** The same of a text that may be empty; one that was only an address is. */
export const publicText = (text: string | null): string | null => (text && withoutAddresses(text)) || null;
