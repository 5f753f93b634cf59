import { collectionStateOf } from '@rebblatt/contracts';
import type { Clock } from '../../lib/clock.ts';
import { dayOf, todayInZurich } from '../../lib/clock.ts';

type Days = { fromOn: Date; toOn: Date };

/** First and last day of a catalogue's collection, as `YYYY-MM-DD`. */
export const daysOf = ({ fromOn, toOn }: Days) => ({ from: dayOf(fromOn), to: dayOf(toOn) });

/** Whether a catalogue's collection has not begun, is open or has ended today in Zurich. */
export const collectionOf = (catalog: Days, clock: Clock) =>
  collectionStateOf(daysOf(catalog), todayInZurich(clock));
