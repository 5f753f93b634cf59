import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { ownOrAll } from '../../lib/scope.ts';

export type AssignmentScope = Scope<'assignment'>;

/** Stands are assigned to exhibitors: each sees their own, administrators all. */
export const visibleAssignments = (actor: Actor): AssignmentScope => ownOrAll(actor);

/** Only the organiser sees the state of a generation. */
export const maySeeStatus = (actor: Actor) => isAdministrator(actor.role);
