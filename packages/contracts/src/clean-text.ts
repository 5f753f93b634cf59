/**
 * Characters that nobody sees: soft hyphen, zero-width blanks and joiners, direction marks, byte order mark, fillers,
 * variation selectors, tags (Default_Ignorable_Code_Point of Unicode), annotation marks and halves of surrogates.
 * The function `without_invisible` of the database removes the same from what was stored before.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF0-\uFFFB\p{Cs}]/gu;

/** Blanks of every width, the blank of braille and the control characters that part words. */
const blanks = /[\s\u0085\u2800]+/g;

/** Control characters but for line ends. */
const controls = /[^\P{Cc}\n]/gu;

/**
 * Joiners and variation selectors shape emoji and the letters of scripts from Arabic to Khmer: in running text they stay
 * after a character that may need them. They do not in names, which are printed in Latin type and compared.
 */
const shaping =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}]|[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|[^\P{M}\p{Script=Inherited}])[\p{Join_Control}\p{Variation_Selector}]/u;
const unseen = /* @__PURE__ */ new RegExp(`(?!${shaping.source})${invisible.source}`, 'gu');

/** Letters that a program has joined to one character, such as the «ﬁ» of a copied PDF: text for no one who searches it. */
const joined = /[\uFB00-\uFB06]/g;

/** A text whose joined letters are letters again. */
export const withLetters = (text: string): string =>
  text.replace(joined, (letters) => letters.normalize('NFKC'));

/** A text without the characters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** One line: NFC, letters by themselves, nothing invisible, every run of blanks as one blank, trimmed, no control characters. */
export const cleanLine = (text: string): string =>
  withLetters(withoutInvisible(text)).normalize('NFC').replace(blanks, ' ').replace(controls, '').trim();

/** Several lines: NFC, letters by themselves, line ends as \n, nothing invisible but what shapes emoji and scripts, trimmed. */
export const cleanParagraphs = (text: string): string =>
  withLetters(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, '')
    .replace(controls, '')
    .normalize('NFC')
    .trim();

/** Whether a character shows nothing where it stands. */
export const isInvisible = (character: string): boolean =>
  new RegExp(`^(?:${invisible.source}|\\p{C}|\\u2800)$`, 'u').test(character);
