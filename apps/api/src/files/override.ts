import type { PreflightOverride } from '@rebblatt/contracts';
import { fileReport, hasErrors, mayOverride } from '@rebblatt/contracts';
import type { Actor } from '../lib/actor.ts';
import { conflict } from '../lib/app-error.ts';
import type { Clock } from '../lib/clock.ts';

/**
 * The decision to print a file in spite of the errors in its stored report.
 * @throws AppError 409 `preflight.no-errors` when there is nothing to decide, `preflight.beyond-override` when the file
 *   cannot be printed at all
 */
export function overrideOf(actor: Actor, clock: Clock, stored: unknown, reason: string): PreflightOverride {
  const report = fileReport.safeParse(stored).data;
  if (!report || !hasErrors(report)) throw conflict('preflight.no-errors');
  if (!mayOverride(report)) throw conflict('preflight.beyond-override');
  return { reason, at: clock.now().toISOString(), by: { id: actor.userId, email: actor.email } };
}
