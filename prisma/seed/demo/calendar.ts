/** Days are YYYY-MM-DD, in Zurich. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A moment of that day, as written on the wire; by default early afternoon in Zurich. */
export const momentOn = (day: string, hour = 13, minute = 0) =>
  `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** How many days of this year's collection are left when the demo is loaded: the banner says "noch 6 Tage". */
const DAYS_LEFT = 6;
const DAYS_OPEN = 58;

export interface Fair {
  id: number;
  name: string;
  catalogType: 1 | 2;
  from: string;
  to: string;
}

/** Last year's main exhibition, the spring exhibition after it, and this year's, open on the given day. */
export function buildFairs(today: string): { lastYear: Fair; spring: Fair; thisYear: Fair } {
  const end = addDays(today, DAYS_LEFT);
  // 364 days are 52 weeks: the fair begins on the same weekday every year.
  const endLastYear = addDays(end, -364);
  const springEnd = addDays(today, -225);
  // Counted from this year's: two fairs 52 weeks apart can end in the same calendar year.
  const year = yearOf(end);
  return {
    lastYear: {
      id: 1,
      name: `Hauptmesse ${year - 1}`,
      catalogType: 2,
      from: addDays(endLastYear, -DAYS_OPEN),
      to: endLastYear,
    },
    spring: {
      id: 2,
      name: `Frühlingsmesse ${yearOf(springEnd)}`,
      catalogType: 1,
      from: addDays(springEnd, -40),
      to: springEnd,
    },
    thisYear: {
      id: 3,
      name: `Hauptmesse ${year}`,
      catalogType: 2,
      from: addDays(end, -DAYS_OPEN),
      to: end,
    },
  };
}
