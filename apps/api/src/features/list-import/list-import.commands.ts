import type { FieldErrorKey, ImportResource, ListTable } from '@rebblatt/contracts';
import { nameKey } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { type Change, recordChanges } from '../../lib/history.ts';
import { sql } from '../../lib/sql.ts';
import { type PlannedRow, planList } from './plan.queries.ts';
import { resources } from './resources.rules.ts';
import type { Entry } from './target.commands.ts';
import type { WrittenEntry } from './written.rules.ts';

/** One list after the other: two with the same names would each add them. */
export const lockLists = (tx: Tx) =>
  tx.$executeRaw(sql`SELECT pg_advisory_xact_lock(hashtext('list-import'))`);

/** An entry that was written, with what it was and what the list has changed. */
interface Step {
  entry: Entry;
  existing: Entry | null;
  changes: { field: string }[];
}

const partOf = (entry: Entry, changes: { field: string }[]) =>
  Object.fromEntries(changes.map(({ field }) => [field, entry.item[field] ?? null]));

/**
 * Writes a list, all of it or nothing, with the names that it adds to other lists.
 * @throws AppError 422 on `rows.N.FIELD` for the first row that cannot be written, on `columns` for a missing field
 */
export const importList = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  resource: ImportResource,
  table: ListTable,
): Promise<{ id: number; added: number; updated: number; created: number }> =>
  db.transact(async (tx) => {
    await lockLists(tx);
    const seen = await planList(tx, clock, resource, table);
    const created = await addNames({ tx, clock }, actor, seen.unknown, table.create);
    // What was only a name before has its number now.
    const { rows } = created.length > 0 ? await planList(tx, clock, resource, table) : seen;
    guardRows(rows);
    const { target, name } = resources[resource];
    const wanted = rows.flatMap(({ checked, form, existing }) =>
      checked.choice === 'skip' || !form || (existing && checked.changes.length === 0)
        ? []
        : [{ changes: checked.changes, form, existing }],
    );
    const steps: Step[] = [];
    for (const { form, existing, changes } of wanted) {
      if (!existing) continue;
      const { before, after } = await target.update(tx, existing.id, form);
      steps.push({ entry: after, existing: before, changes });
    }
    const fresh = await target.insert(
      tx,
      wanted.flatMap(({ form, existing }) => (existing ? [] : [form])),
      clock,
    );
    steps.push(...fresh.map((entry) => ({ entry, existing: null, changes: [] })));
    const written = steps.map(
      ({ entry, existing, changes }): WrittenEntry => ({
        resource,
        id: entry.id,
        name: String(entry.item[name] ?? ''),
        version: entry.version,
        // Only what the list has changed is given back when it is undone.
        before: existing && partOf(existing, changes),
        after: partOf(entry, changes),
      }),
    );
    await recordChanges(
      tx,
      actor,
      steps.map(
        ({ entry, existing }): Change => ({
          entity: target.entity,
          entityId: entry.id,
          action: existing ? 'update' : 'create',
          before: existing?.row ?? null,
          after: entry.row,
        }),
      ),
    );
    const entries = JSON.parse(JSON.stringify([...created, ...written]));
    const { id } = await tx.listImport.create({
      data: { resource, createdById: actor.adminId ?? actor.userId, entries },
    });
    const updated = written.filter(({ before }) => before !== null).length;
    return { id, added: written.length - updated, updated, created: created.length };
  });

/** Adds the names that are unknown to the lists in which that is wanted. */
async function addNames(
  { tx, clock }: { tx: Tx; clock: Clock },
  actor: Actor,
  unknown: ReadonlyMap<ImportResource, Set<string>>,
  wanted: readonly ImportResource[],
): Promise<WrittenEntry[]> {
  const written: WrittenEntry[] = [];
  for (const [resource, names] of unknown) {
    if (!wanted.includes(resource)) continue;
    const { target, name } = resources[resource];
    const once = new Map([...names].map((one) => [nameKey(one), one]));
    for (const one of once.values()) {
      const form = target.form.safeParse({ [name]: one });
      if (!form.success) throw invalidField('create', 'validation.invalid', { text: one });
      const [entry] = await target.insert(tx, [{ [name]: one }], clock);
      if (!entry) throw new Error('An entry that was just made is not there.');
      written.push({ resource, id: entry.id, name: one, version: entry.version, before: null, after: {} });
      await recordChanges(tx, actor, [
        { entity: target.entity, entityId: entry.id, action: 'create', after: entry.row },
      ]);
    }
  }
  return written;
}

/** Nothing of a list is written while one of its rows has a problem and is not left out. */
function guardRows(rows: readonly PlannedRow[]): void {
  for (const [index, { checked }] of rows.entries()) {
    const [problem] = checked.problems;
    if (checked.choice === 'skip' || !problem) continue;
    throw invalidField(`rows.${index}.${problem.field}`, problem.key as FieldErrorKey, problem.params);
  }
}
