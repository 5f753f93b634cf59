import { serverNow } from './server-clock.ts';

/** A year typed with two digits is in this century up to 79, in the last one from 80. */
const TWO_DIGIT_PIVOT = 80;

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  return year < TWO_DIGIT_PIVOT ? 2000 + year : 1900 + year;
}

/**
 * Reads a day as people type it: D.M.YY, D.M.YYYY or YYYY-MM-DD.
 * Returns the wire form, or undefined if the text is not a day of the calendar.
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
  const wire = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return day > 0 && isDay(year, month, day) ? wire : undefined;
}

const wire = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

/**
 * Today by the server's clock in the fair's time zone, in the wire form; so catalogues end at the same moment for users
 * abroad, and on a device whose clock is wrong. Nothing else answers which day it is.
 */
export const today = (now = serverNow()) => wire.format(now);

/** The year it is by the same clock. */
export const thisYear = () => Number(today().slice(0, 4));

const DAY_MS = 86_400_000;

/** How many days ago a time stamp was, by the calendar of the fair's time zone: 0 today, 1 yesterday. */
export function daysSince(moment: string, now = serverNow()): number {
  const days = [new Date(moment), now].map((date) => Date.parse(`${wire.format(date)}T00:00Z`) / DAY_MS);
  return Math.max(0, (days[1] ?? 0) - (days[0] ?? 0));
}

/** 2026-11-26 or a time stamp → 26.11.2026; empty for none. */
export function formatDate(value: string | null | undefined): string {
  const date = read(value);
  return date ? `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}` : '';
}

/** A time stamp → 26.11.2026, 14:32 in the reader's own time zone. */
export function formatDateTime(value: string | null | undefined): string {
  const date = read(value);
  return date ? `${formatDate(value)}, ${formatTime(date)}` : '';
}

/** A time stamp → 26.11.2026, 14:32:07, which tells apart what was done within a minute. */
export function formatMoment(value: string): string {
  const date = new Date(value);
  return `${formatDateTime(value)}:${two(date.getSeconds())}`;
}

/** A time stamp → 14:32. */
export function formatTime(value: Date | string): string {
  const date = new Date(value);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

const two = (number: number) => String(number).padStart(2, '0');

/** Whether the calendar has this day: the 31st of April would be the 1st of May. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day without a time is the same day in every time zone; undefined for anything but a date. */
function read(value: string | null | undefined): Date | undefined {
  if (!value) return undefined;
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
