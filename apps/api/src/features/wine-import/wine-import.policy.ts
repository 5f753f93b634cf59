import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { invalidField } from '../../lib/app-error.ts';
import { narrowed } from '../../lib/scope.ts';
import { ownerOfNewWine, visibleWines, type WineScope } from '../wine/wine.policy.ts';

/**
 * For whom wines are imported, and the scope of that exhibitor's wines: exhibitors for themselves, administrators for
 * the one they name.
 * @throws AppError 422 on `user_id` when an administrator names none
 */
export function importFor(
  actor: Actor,
  wanted: number | undefined,
): { exhibitorId: number; scope: WineScope } {
  const exhibitorId = ownerOfNewWine(actor, wanted);
  if (exhibitorId === undefined) throw invalidField('user_id', 'validation.required');
  return { exhibitorId, scope: narrowed(visibleWines(actor), exhibitorId) };
}

/** Which imports an actor may undo: exhibitors their own, administrators all. */
export const mayUndo = (actor: Actor, exhibitorId: number) =>
  isAdministrator(actor.role) || actor.userId === exhibitorId;
