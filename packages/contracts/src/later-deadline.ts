/** How many days after the end of a catalogue an exhibitor may still have. */
export const MAX_LATER_DAYS = 60;

const DAY_MS = 86_400_000;

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The days that an exhibitor's own end can have: after that of the catalogue, not in the past, and not so late that no
 * book would ever be made. Days are YYYY-MM-DD; `last` is before `first` when it is too late for any.
 */
export function laterDays(catalogEnd: string, today: string): { first: string; last: string } {
  const first = plusDays(catalogEnd, 1);
  return { first: today > first ? today : first, last: plusDays(catalogEnd, MAX_LATER_DAYS) };
}
