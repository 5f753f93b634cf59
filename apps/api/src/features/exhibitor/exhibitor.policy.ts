import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { ownOrAll } from '../../lib/scope.ts';

export type ExhibitorScope = Scope<'exhibitor'>;

/** An exhibitor sees their own record, administrators all. */
export const visibleExhibitors = (actor: Actor): ExhibitorScope => ownOrAll(actor);

/** Who may sign in, in which catalogues an exhibitor is and where the wines come from is the organiser's to say. */
export const mayDirect = (actor: Actor) => isAdministrator(actor.role);

/** The owner sets the own password, administrators anybody's; a session on behalf sets none. */
export const maySetPassword = (actor: Actor, exhibitorId: number) =>
  isAdministrator(actor.role) || (actor.userId === exhibitorId && actor.adminId === null);

/** The e-mail is half of the way in: administrators correct it, a session on behalf leaves it alone. */
export const mayChangeEmail = (actor: Actor) => actor.adminId === null;
