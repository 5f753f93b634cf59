import type { HistoryAction } from '@rebblatt/contracts';
import type { Actor } from './actor.ts';
import type { Tx } from './database.ts';
import type { Subject } from './history-subject.ts';
import { subjectOf } from './history-subject.ts';
import { noteChanges } from './webhook-events.ts';

/** What a history row records besides who and when. */
export interface Change {
  /** The wire name of the resource: wine, page, page-category… */
  entity: string;
  entityId: number | null;
  action: HistoryAction;
  before?: object | null;
  after?: object | null;
  /** What the row is about, as far as `before` and `after` do not say it. */
  about?: Partial<Subject>;
}

/** Left out of the history: secrets and derived search columns. */
const secret = new Set(['passwordHash', 'tokenHash', 'search', 'wineKey']);

const readable = (value: object | null | undefined) =>
  value ? JSON.stringify(value, (key, entry) => (secret.has(key) ? undefined : entry)) : null;

/** The account that acts, if somebody signed in does, and the exhibitor for whom it does. */
export const partiesOf = (actor: Actor | null) => ({
  who: !actor || actor.byLink ? null : (actor.adminId ?? actor.userId),
  forWhom: actor?.adminId || actor?.byLink ? actor.userId : null,
});

/**
 * Writes one history row in the transaction of the change itself.
 * While an administrator works as an exhibitor the administrator is the actor, and the exhibitor the one acted for; so
 * is the exhibitor whose designer acts by a link, but then nobody is the actor.
 * @returns the id of the row
 */
export async function recordChange(tx: Tx, actor: Actor | null, change: Change): Promise<number> {
  const { who, forWhom } = partiesOf(actor);
  const { pageId, exhibitorId, item } = subjectOf(change);
  // Plain SQL because it is fast: every command writes one, sometimes while others wait for its locks.
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO history (actor_id, on_behalf_id, ip, entity, entity_id, action, before, after, page_id,
      exhibitor_id, item, token_name)
    VALUES (${who}::int, ${forWhom}::int, ${actor?.ip ?? null}, ${change.entity}, ${change.entityId}::int, ${change.action},
      ${readable(change.before)}::jsonb, ${readable(change.after)}::jsonb, ${pageId}::int, ${exhibitorId}::int, ${item}, ${actor?.token?.name ?? null})
    RETURNING id`;
  if (!row) throw new Error('The history has no row of the change.');
  await noteChanges(tx, [{ ...change, pageId, exhibitorId }]);
  return row.id;
}

/** Writes many history rows at once, in the transaction of the changes, as {@link recordChange} writes one. */
export async function recordChanges(tx: Tx, actor: Actor, changes: Change[]): Promise<void> {
  const { who, forWhom } = partiesOf(actor);
  const rows = changes.map((change) => ({
    entity: change.entity,
    entity_id: change.entityId,
    action: change.action,
    before: readable(change.before),
    after: readable(change.after),
    ...subjectOf(change),
  }));
  await tx.$executeRaw`
    INSERT INTO history (actor_id, on_behalf_id, ip, entity, entity_id, action, before, after, page_id,
      exhibitor_id, item, token_name)
    SELECT ${who}::int, ${forWhom}::int, ${actor.ip}, c.entity, c.entity_id, c.action, c.before::jsonb, c.after::jsonb,
      c."pageId", c."exhibitorId", c.item, ${actor.token?.name ?? null}
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS c (entity text, entity_id int, action text, before text,
      after text, "pageId" int, "exhibitorId" int, item text)`;
  await noteChanges(
    tx,
    changes.map((change) => ({ ...change, ...subjectOf(change) })),
  );
}
