import { format } from 'numfmt';
import { twiceEncoded } from './encodings.ts';
import type { ReadCell } from './rows-read.ts';

/** So much of what is stored goes with a mark. */
const MAX_VALUE = 100;

/** What Excel and Google Sheets show for an error, in the languages in which lists come, and LibreOffice («Err:502»). */
const ERRORS =
  /^(?:#[¡¿]?(?:REF|N\/A|NAME|VALUE|DIV\/0|NUM|NULL|SPILL|CALC|FIELD|BLOCKED|CONNECT|BUSY|ERROR|BEZUG|NV|WERT|ZAHL|ÜBERLAUF|KALK|NOM|VALEUR|NOMBRE|NUL|PROPAGATION|CALCUL|RIF|N\/D|NOME|VALORE|NULLO|VALOR|NULO|NÚM|DESBORDAMIENTO|DESPEJAR|FEHLER|ERREUR|ERRORE)\s?[!?]?|#+|(?:err|fehler|erreur|errore):\s?5\d\d)$/i;

/** Numbers that lost their digits: 7.61235E+12 instead of the thirteen of a barcode. */
const SCIENTIFIC = /^-?\d(?:[.,]\d+)?E\+?\d{1,3}$/i;

/** Days as Excel writes them where somebody typed an article such as 4-7: with the name of a month, or in full. */
const NAMED_DAY =
  /^\d{1,2}[.-]\s?(?:jan|feb|fév|m[aä]r|mrz|a[pv]r|ma[iy]|ju[nil]|juin|aug|aoû|sep|o[kc]t|nov|d[eé][zc])\p{L}{0,8}\.?(?:[ -]\d{2,4})?$/iu;
const FULL_DAY = /^(?:(\d{1,2})\.(\d{1,2})\.((?:19|20)\d{2})|((?:19|20)\d{2})-(\d{2})-(\d{2}))$/;

/** The day that a text is, as 2026-07-04; empty for one of a named month, null for other texts. */
function dayOf(text: string): string | null {
  const [, day, month, year, isoYear, isoMonth, isoDay] = FULL_DAY.exec(text) ?? [];
  if (year) return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (isoYear) return `${isoYear}-${isoMonth}-${isoDay}`;
  return NAMED_DAY.test(text) ? '' : null;
}

/** A text is an error, a day, has lost digits or wrong letters, whatever kind of file it stands in. */
export function textCell(text: string): ReadCell {
  const bare = text.trim();
  if (ERRORS.test(bare)) return { text, mark: { kind: 'error' } };
  if (SCIENTIFIC.test(bare)) return { text, mark: { kind: 'digits' } };
  const day = dayOf(bare);
  if (day !== null) return { text, mark: { kind: 'date', ...(day && { value: day }) } };
  const meant = twiceEncoded(text);
  if (meant !== null) return { text, mark: { kind: 'letters', value: meant.slice(0, MAX_VALUE) } };
  return text.includes('\ufffd') ? { text, mark: { kind: 'letters' } } : { text };
}

/** A text of which nobody knows in which code page it was written. */
export const doubtfulCell = (text: string): ReadCell =>
  /[^\0-\x7f]/.test(text) ? { text, mark: { kind: 'letters' } } : textCell(text);

/** A text as its cell shows it: formats may add something to it, as `"Jg. "@` does. */
export function shownText(text: string, code: string): ReadCell {
  if (text === '' || code === '@' || !code.includes('@')) return textCell(text);
  const shown = format(code, text);
  if (shown.trim() === '') return { text: '', mark: { kind: 'unseen', value: text.slice(0, MAX_VALUE) } };
  return textCell(shown);
}
