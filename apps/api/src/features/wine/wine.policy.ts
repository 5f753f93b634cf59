import type { Role } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { ownOrAll } from '../../lib/scope.ts';

export type WineScope = Scope<'wine'>;

/** Exhibitors see their own wines, administrators all. */
export const visibleWines = (actor: Actor): WineScope => ownOrAll(actor);

/** The owner of a new wine: an exhibitor always enters their own, administrators name the exhibitor. */
export const ownerOfNewWine = (actor: Actor, wanted: number | undefined) =>
  isAdministrator(actor.role) ? wanted : actor.userId;

/** The owner of a wine may change only when an administrator had created it, and only by an administrator. */
export const mayChangeOwner = (actor: Actor, creator: { role: Role }) =>
  isAdministrator(actor.role) && isAdministrator(creator.role);
