import type { HistoryThing } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';

/** Exhibitors read the history of their own pages, administrators that of everything. */
export const mayReadHistoryOf = (actor: Actor, thing: HistoryThing): boolean =>
  isAdministrator(actor.role) || thing === 'page';

/** Only administrators read which of the organiser's accounts did something, and bring things back. */
export const seesEverything = (actor: Actor): boolean => isAdministrator(actor.role);
