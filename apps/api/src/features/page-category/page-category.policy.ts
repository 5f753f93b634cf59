import type { Actor } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { ownOrAll } from '../../lib/scope.ts';

export type CategoryScope = Scope<'page-category'>;

/** Exhibitors see the categories of their own pages, administrators all. */
export const visibleCategories = (actor: Actor): CategoryScope => ownOrAll(actor);
