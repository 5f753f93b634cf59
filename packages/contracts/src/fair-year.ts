/** The clock of this program; in the browser that of the server, since a device's may be years off. */
let clock = () => new Date();

const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich', year: 'numeric' });

/** From now on what depends on the day follows this clock. @param now gives the moment it is */
export function followClock(now: () => Date): void {
  clock = now;
}

/** The year it is at the fair, wherever the program runs. */
export const thisYear = (): number => Number(year.format(clock()));
