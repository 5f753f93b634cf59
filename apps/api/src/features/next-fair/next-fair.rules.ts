import type { CatalogItem } from '@rebblatt/contracts';

type Days = { from: string; to: string };

/** A catalogue as far as the next one follows from it. Days are YYYY-MM-DD. */
export type Before = Days & { name: string };

const YEARS = [1, 2, 3, 4, 5] as const;
const HALF_A_YEAR = 6;

/** The day so many months later: the same of its month, or the month's last one. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const later = ({ from, to }: Days, months: number): Days => ({
  from: monthsLater(from, months),
  to: monthsLater(to, months),
});

const overlap = (a: Days, b: Days) => a.from <= b.to && b.from <= a.to;

/**
 * When the next catalogue is collected: a year later; where another stands there, half a year later; else the next year in
 * which the days are free and not over.
 */
function daysAfter(before: Days, others: Days[], today: string): Days {
  const wanted = [12, HALF_A_YEAR, ...YEARS.slice(1).map((years) => years * 12)].map((months) =>
    later(before, months),
  );
  const free = wanted.find((days) => days.to >= today && !others.some((other) => overlap(days, other)));
  return free ?? later(before, 12);
}

/** The year of a name moved on; a name without one gets that of the first day. */
function nameAfter(name: string, years: number, from: string): string {
  const moved = name.replace(/\b(?:19|20)\d{2}\b/g, (year) => String(Number(year) + years));
  return moved === name ? `${name} ${from.slice(0, 4)}` : moved;
}

/** A name that no catalogue has. */
function freeName(name: string, names: string[]): string {
  const taken = new Set(names.map((one) => one.toLowerCase()));
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${name} (${n})`;
  return free;
}

/** What the form of the next catalogue begins with. */
export function suggestNext(
  before: Before & Pick<CatalogItem, 'catalog_type' | 'reminder_days'>,
  others: Before[],
  today: string,
): Pick<CatalogItem, 'name' | 'from' | 'to' | 'catalog_type' | 'reminder_days'> {
  const { catalog_type, reminder_days } = before;
  const days = daysAfter(before, others, today);
  const years = Number(days.from.slice(0, 4)) - Number(before.from.slice(0, 4));
  const name = freeName(
    nameAfter(before.name, years, days.from),
    others.map((other) => other.name),
  );
  return { name, ...days, catalog_type, reminder_days };
}
