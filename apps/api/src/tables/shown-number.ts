import { dateFromSerial, format, getFormatInfo } from 'numfmt';
import type { ReadCell } from './rows-read.ts';

/** Swiss: points before decimals. */
const LOCALE = 'de-CH';
/** Excel keeps 18.4 as 18.399999999999999 and shows fifteen digits. */
const DIGITS = 15;
/** Days from 1 January 1900 to 1 January 1904, as both systems count. */
const DAYS_TO_1904 = 1462;
/** The first day that Excel cannot show any more, 1 January 10000. */
const END_OF_DAYS = 2_958_466;
/** Decimals of amounts of money. */
const CENTS = 2;

/** What holds for the numbers of a cell. */
export interface NumberCell {
  value: number;
  /** The code of its format. */
  code: string;
  from1904: boolean;
  computed: boolean;
}

const kinds = new Map<string, string>();

function kindOf(code: string): string {
  const known = kinds.get(code);
  if (known) return known;
  const { type } = getFormatInfo(code);
  kinds.set(code, type);
  return type;
}

/** A number without what is lost in its last digits. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(DIGITS)));

const padded = (number: number) => String(number).padStart(2, '0');

/** Day and time that a number stands for: 2026-07-04, 12:00, or both. */
function momentOf(serial: number): string {
  const [year, month, day, hours, minutes] = dateFromSerial(serial) as number[];
  const time = `${padded(hours ?? 0)}:${padded(minutes ?? 0)}`;
  if (serial < 1) return time;
  const date = `${year}-${padded(month ?? 0)}-${padded(day ?? 0)}`;
  return serial % 1 === 0 ? date : `${date}T${time}`;
}

function shownDate({ value, code, from1904 }: NumberCell): ReadCell {
  const serial = from1904 ? value + DAYS_TO_1904 : value;
  if (serial < 0 || serial >= END_OF_DAYS) return { text: '#####', mark: { kind: 'error' } };
  return { text: shown(code, serial), mark: { kind: 'date', value: momentOf(serial) } };
}

/** Marks for thousands say nothing, and «2’021» is a vintage. */
const ungrouped = (text: string) => text.replace(/(?<=\d)’(?=\d{3})/g, '');

function shown(code: string, value: number): string {
  try {
    return ungrouped(format(code, value, { locale: LOCALE }))
      .replace(/\s+/g, ' ')
      .trim();
  } catch {
    // A code that fits most numbers may fail for one.
    return plainNumber(value);
  }
}

/** The size of the number that a text shows, whatever stands around it; null when it shows none or several. */
function numberIn(text: string): number | null {
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.length === 1 ? Number(numbers[0]) / (text.includes('%') ? 100 : 1) : null;
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= Math.abs(b) * 1e-12;

/** Reads a number as the cell shows it, with a mark where what is stored is another one, or a date. */
export function shownNumber(cell: NumberCell): ReadCell {
  const { value, code, computed } = cell;
  const kind = kindOf(code);
  if (kind === 'date' || kind === 'time' || kind === 'datetime') return shownDate(cell);
  const stored = plainNumber(value);
  if (kind === 'general' && code === 'General') {
    const isRough = computed && (stored.split('.')[1]?.length ?? 0) > CENTS;
    return { text: stored, ...(isRough && { mark: { kind: 'number', value: stored } }) };
  }
  if (kind === 'text') return { text: stored };
  const text = shown(code, value);
  if (text === '') return value === 0 ? { text } : { text, mark: { kind: 'unseen', value: stored } };
  if (kind === 'scientific') return { text, mark: { kind: 'digits', value: stored } };
  // «–» and a word for 0 are what the cell says; a format of accounts has no other nothing.
  if (value === 0 && !/\d/.test(text)) return { text };
  const number = numberIn(text);
  // Leading zeros and letters between digits are what the format is for, as in 00123 and 12-345.
  if (number === null && Number.isInteger(value) && /\d\D+\d/.test(text)) return { text };
  return number !== null && isSame(number, value)
    ? { text }
    : { text, mark: { kind: 'number', value: stored } };
}
