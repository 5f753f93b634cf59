import { collectionStateOf } from '@rebblatt/contracts';
import type { Clock } from '../../lib/clock.ts';
import { dayOf, todayInZurich } from '../../lib/clock.ts';

type Days = { fromOn: Date; toOn: Date };

/** First and last day of a catalogue's collection, as `YYYY-MM-DD`. */
export const daysOf = ({ fromOn, toOn }: Days) => ({ from: dayOf(fromOn), to: dayOf(toOn) });

/** Whether a catalogue's collection has not begun, is open or has ended today in Zurich. */
export const collectionOf = (catalog: Days, clock: Clock) =>
  collectionStateOf(daysOf(catalog), todayInZurich(clock));

/** A catalogue with the end that it has for somebody: a day of their own counts where it is later than its own end. */
export const withEnd = <C extends { toOn: Date }>(catalog: C, until: Date | undefined): C =>
  until && until > catalog.toOn ? { ...catalog, toOn: until } : catalog;

/** A catalogue with the days of those who may go on after its end. */
type WithDays = { toOn: Date; laterDeadlines: { exhibitorId: number; until: Date }[] };

/**
 * The exhibitors who may go on although the catalogue has ended; null while it has not ended for everybody.
 * @param today YYYY-MM-DD
 */
export const lateOnes = (catalog: WithDays, today: string): number[] | null =>
  dayOf(catalog.toOn) >= today
    ? null
    : catalog.laterDeadlines
        .filter(({ until }) => dayOf(until) >= today)
        .map(({ exhibitorId }) => exhibitorId);

/** The last day of an exhibitor in a catalogue, YYYY-MM-DD. */
export const lastDayOf = (catalog: WithDays, exhibitorId: number): string =>
  dayOf(
    withEnd(catalog, catalog.laterDeadlines.find((later) => later.exhibitorId === exhibitorId)?.until).toOn,
  );

const DAY_MS = 86_400_000;

/** How many days a catalogue has left; 0 on its last one. Days are YYYY-MM-DD. */
export const daysLeft = (today: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
