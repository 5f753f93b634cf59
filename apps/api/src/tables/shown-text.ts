import { format } from 'numfmt';
import type { ReadCell } from './rows-read.ts';

/** What Excel shows for an error, in the languages in which lists come. */
const ERRORS =
  /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BEZUG!|NV|WERT!|ZAHL!|ÜBERLAUF!|NOM\s?\?|VALEUR!|NOMBRE!|NUL!|PROPAGATION!|RIF!|N\/D|NOME\?|VALORE!|DIV\/0|##+|#+)$/i;

/** Numbers that lost their digits: 7.61235E+12 instead of the thirteen of a barcode. */
const SCIENTIFIC = /^-?\d(?:[.,]\d+)?E\+?\d{1,3}$/i;

/** A text is an error or has lost digits whatever kind of file it stands in. */
export function textCell(text: string): ReadCell {
  const bare = text.trim();
  if (ERRORS.test(bare)) return { text, mark: { kind: 'error' } };
  return SCIENTIFIC.test(bare) ? { text, mark: { kind: 'digits' } } : { text };
}

/** A text as its cell shows it: formats may add something to it, as `"Jg. "@` does. */
export function shownText(text: string, code: string): ReadCell {
  if (text === '' || code === '@' || !code.includes('@')) return textCell(text);
  const shown = format(code, text);
  if (shown.trim() === '') return { text: '', mark: { kind: 'unseen', value: text.slice(0, 100) } };
  return textCell(shown);
}
