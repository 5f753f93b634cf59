import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';

/** The company whose contacts the caller sees and changes: their own; administrators those of any, which is null. */
export const companyOf = (actor: Actor): number | null => (isAdministrator(actor.role) ? null : actor.userId);
