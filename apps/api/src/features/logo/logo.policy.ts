import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { ownOrAll } from '../../lib/scope.ts';

export type LogoScope = Scope<'logo'>;

/** Exhibitors see their own logos, administrators all. */
export const visibleLogos = (actor: Actor): LogoScope => ownOrAll(actor);

/** Whose logo a new one is: an exhibitor's own, whatever the form says; administrators name the exhibitor. */
export const ownerOfNewLogo = (actor: Actor, wanted: number | undefined) =>
  isAdministrator(actor.role) ? wanted : actor.userId;

/** Taking a logo as it is, whatever the check finds, is the organiser's decision. */
export const maySkipVerification = (actor: Actor) => isAdministrator(actor.role);
