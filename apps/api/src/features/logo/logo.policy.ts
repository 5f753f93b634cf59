import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { ownOrAll } from '../../lib/scope.ts';

export type LogoScope = Scope<'logo'>;

/** Exhibitors see their own logos, administrators all. */
export const visibleLogos = (actor: Actor): LogoScope => ownOrAll(actor);

/** The owner of a new logo: an exhibitor always uploads their own, administrators name the exhibitor. */
export const ownerOfNewLogo = (actor: Actor, wanted: number | undefined) =>
  isAdministrator(actor.role) ? wanted : actor.userId;

/** Only the organiser may accept a logo regardless of the result of the check. */
export const maySkipVerification = (actor: Actor) => isAdministrator(actor.role);
