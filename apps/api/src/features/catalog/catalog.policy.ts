import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { ownOrAll } from '../../lib/scope.ts';

export type AssignmentScope = Scope<'assignment'>;

/** Stands are assigned to exhibitors: each sees their own, administrators all. */
export const visibleAssignments = (actor: Actor): AssignmentScope => ownOrAll(actor);

/** How a generation went is the organiser's business. */
export const maySeeStatus = (actor: Actor) => isAdministrator(actor.role);
