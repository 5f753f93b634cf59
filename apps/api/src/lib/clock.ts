/** The wall clock, so that a test can set another day. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const dayInZurich = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' });

/** The calendar day in Zurich, YYYY-MM-DD: the days of a fair are local days. */
export const todayInZurich = (clock: Clock) => dayInZurich.format(clock.now());

/** YYYY-MM-DD of a date column (midnight UTC). */
export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** A date column's value for YYYY-MM-DD. */
export const dateOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

/** YYYY-MM-DD as mails and refusals say it: 24.11.2026. */
export const writtenDay = (day: string) => day.split('-').reverse().join('.');

const HOUR_MS = 3_600_000;

/** The instant at which the day of a date column ends in Zurich, one or two hours before midnight UTC. */
export function endOfDayInZurich(day: Date): Date {
  const inSummer = new Date(day.getTime() + 22 * HOUR_MS);
  const stillToday = dayInZurich.format(inSummer) === dayOf(day);
  return stillToday ? new Date(inSummer.getTime() + HOUR_MS) : inSummer;
}
