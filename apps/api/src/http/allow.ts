import type { Role } from '@rebblatt/contracts';
import { administrators as administratorRoles, isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../lib/actor.ts';

/** Who may call a route at all; what a caller may do with one item is the slice's policy. */
export interface Allow {
  readonly name: 'anyone' | 'signedIn' | 'exhibitors' | 'administrators' | 'superAdministrators';
  readonly permits: (actor: Actor | null) => boolean;
}

const only =
  (...roles: Role[]) =>
  (actor: Actor | null) =>
    actor !== null && roles.includes(actor.role);

export const anyone: Allow = { name: 'anyone', permits: () => true };
export const signedIn: Allow = { name: 'signedIn', permits: only(...administratorRoles, 'EXHIBITOR') };
export const exhibitors: Allow = { name: 'exhibitors', permits: only('EXHIBITOR') };
export const administrators: Allow = { name: 'administrators', permits: only(...administratorRoles) };
export const superAdministrators: Allow = { name: 'superAdministrators', permits: only('SUPER_ADMIN') };

/** Administrators say for which exhibitor they add something; exhibitors add their own. */
export const ownerRequired = (actor: Actor): string[] => (isAdministrator(actor.role) ? ['user_id'] : []);
