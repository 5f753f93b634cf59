import type { HistoryThing } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';

/** Exhibitors read the history of their own pages, administrators that of everything. */
export const mayReadHistoryOf = (actor: Actor, thing: HistoryThing): boolean =>
  isAdministrator(actor.role) || thing === 'page';

/** The columns by which exhibitors may filter: others would tell them, guess by guess, which organiser did something. */
const openFilters = ['kind', 'item', 'day'];

/** The first filter that this account may not use, or undefined. */
export const closedFilter = (actor: Actor, filters: object = {}): string | undefined =>
  isAdministrator(actor.role) ? undefined : Object.keys(filters).find((name) => !openFilters.includes(name));

/** Only administrators read which of the organiser's accounts did something, and bring things back. */
export const seesEverything = (actor: Actor): boolean => isAdministrator(actor.role);
