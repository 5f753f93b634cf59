import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from './actor.ts';
import type { Sql } from './sql.ts';
import { sql } from './sql.ts';

declare const proven: unique symbol;

/**
 * Proves that it was decided which rows an actor may see. Queries require it, so an unscoped read does not compile.
 * `ownerId` null means all rows.
 */
export interface Scope<Name extends string> {
  readonly [proven]: Name;
  readonly ownerId: number | null;
}

/** Administrators see everything, exhibitors their own. The policies give this a name of the domain. */
export const ownOrAll = <Name extends string>(actor: Actor): Scope<Name> =>
  ({ ownerId: isAdministrator(actor.role) ? null : actor.userId }) as Scope<Name>;

/** Narrows the scope to one owner, for an administrator's filter `userId`; it never widens it. */
export const narrowed = <Name extends string>(
  scope: Scope<Name>,
  ownerId: number | undefined,
): Scope<Name> => (scope.ownerId === null && ownerId !== undefined ? ({ ownerId } as Scope<Name>) : scope);

/** The scope as a condition of plain SQL. */
export const scopeSql = (scope: Scope<string>, column: Sql): Sql =>
  scope.ownerId === null ? sql`true` : sql`${column} = ${scope.ownerId}`;

/** The scope as a condition of Prisma, for tables whose owner column is `exhibitorId`. */
export const scopeWhere = (scope: Scope<string>) =>
  scope.ownerId === null ? {} : { exhibitorId: scope.ownerId };
