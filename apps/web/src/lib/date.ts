import dayjs from 'dayjs';

/** The wire form of a day. */
const WIRE = 'YYYY-MM-DD';
/** A year typed with two digits belongs to this century up to 79, to the last one from 80. */
const TWO_DIGIT_PIVOT = 80;

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  return year < TWO_DIGIT_PIVOT ? 2000 + year : 1900 + year;
}

/**
 * Reads a day as people type it: D.M.YY, D.M.YYYY or YYYY-MM-DD.
 * Returns the wire form, or undefined when the text names no day of the calendar.
 */
export function parseDate(text: string): string | undefined {
  const trimmed = text.trim();
  const swiss = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{2}|\d{4})$/.exec(trimmed);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed);
  const [day, month, year] = swiss
    ? [Number(swiss[1]), Number(swiss[2]), fullYear(swiss[3] ?? '')]
    : iso
      ? [Number(iso[3]), Number(iso[2]), Number(iso[1])]
      : [0, 0, 0];
  const wire = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return day > 0 && dayjs(wire).format(WIRE) === wire ? wire : undefined;
}

/** 2026-11-26 or a time stamp → 26.11.2026; empty for none. */
export function formatDate(value: string | null | undefined): string {
  if (!value) return '';
  const date = dayjs(value);
  return date.isValid() ? date.format('DD.MM.YYYY') : '';
}

/** A time stamp → 26.11.2026, 14:32 in the reader's own time zone. */
export function formatDateTime(value: string | null | undefined): string {
  if (!value) return '';
  const date = dayjs(value);
  return date.isValid() ? date.format('DD.MM.YYYY, HH:mm') : '';
}

/** A time stamp → 14:32. */
export function formatTime(value: Date | string): string {
  return dayjs(value).format('HH:mm');
}
