import type { Actor } from '../../lib/actor.ts';
import { narrowed } from '../../lib/scope.ts';
import type { PageScope } from '../page/page.policy.ts';
import { visiblePages } from '../page/page.policy.ts';

/** Only the exhibitor decides on a correction of their page; the organiser has proposed it. */
export const ownPages = (actor: Actor): PageScope => narrowed(visiblePages(actor), actor.userId);
