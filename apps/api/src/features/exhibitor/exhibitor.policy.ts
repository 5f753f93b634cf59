import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { ownOrAll } from '../../lib/scope.ts';

export type ExhibitorScope = Scope<'exhibitor'>;

/** An exhibitor sees their own record, administrators all. */
export const visibleExhibitors = (actor: Actor): ExhibitorScope => ownOrAll(actor);

/** Only the organiser decides who may sign in, and the catalogues and regions of an exhibitor. */
export const mayDirect = (actor: Actor) => isAdministrator(actor.role);

/** Owners set their own password, administrators that of any exhibitor; a session on behalf cannot set one. */
export const maySetPassword = (actor: Actor, exhibitorId: number) =>
  isAdministrator(actor.role) || (actor.userId === exhibitorId && actor.adminId === null);

/** The e-mail address is a part of the credentials: administrators correct it, a session on behalf cannot change it. */
export const mayChangeEmail = (actor: Actor) => actor.adminId === null;
