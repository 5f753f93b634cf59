/** The clock of this program; in the browser that of the server, since a device's may be years off. */
let clock = () => new Date();

const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich', year: 'numeric' });

/** From now on what depends on the day follows this clock. @param now gives the moment it is */
export function followClock(now: () => Date): void {
  clock = now;
}

const MINUTE_MS = 60_000;
/** Every year that is read asks for this one, and a year lasts. */
let last = { minute: Number.NaN, year: Number.NaN };

/** The year it is at the fair, wherever the program runs. */
export function thisYear(): number {
  const now = clock();
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (minute !== last.minute) last = { minute, year: Number(year.format(now)) };
  return last.year;
}
