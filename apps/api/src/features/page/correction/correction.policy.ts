import type { Actor } from '../../../lib/actor.ts';
import type { PageScope } from '../page.policy.ts';

/** Only the exhibitor decides on a correction of their page; the organiser has proposed it. */
export const ownPages = (actor: Actor): PageScope => ({ ownerId: actor.userId }) as PageScope;
