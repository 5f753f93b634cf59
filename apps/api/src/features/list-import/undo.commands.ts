import { isDeepStrictEqual } from 'node:util';
import type { ImportResource, ListImportUndone } from '@rebblatt/contracts';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { type Change, recordChanges } from '../../lib/history.ts';
import { lockLists } from './list-import.commands.ts';
import { resources } from './resources.rules.ts';
import { type WrittenEntry, writtenEntry } from './written.rules.ts';

/**
 * Undoes a whole list: what it added is removed, what it changed gets back what it had, except for what was changed since.
 * Names that it added to other lists go too, unless something uses them by now, and so do companies; what stays is named.
 * @throws AppError 404; 409 `wine-import.undone`; 409 `conflict.in-use` when an added entry is in use
 */
export const undoList = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  resource: ImportResource,
  id: number,
): Promise<ListImportUndone> =>
  db.transact(async (tx) => {
    await lockLists(tx);
    const done = found(await tx.listImport.findFirst({ where: { id, resource } }));
    if (done.undoneAt) throw conflict('wine-import.undone');
    const entries = z.array(writtenEntry).parse(done.entries);
    const own = entries.filter((entry) => entry.resource === resource);
    let [removed, restored] = [0, 0];
    const kept: ListImportUndone['kept'] = [];
    for (const entry of [...own].reverse()) {
      if (entry.before) restored += await restore(tx, actor, entry);
      else if (resources[resource].usedBy?.keeps && (await isUsed(tx, entry)))
        kept.push(await named(tx, entry));
      else removed += await remove(tx, actor, entry);
    }
    for (const entry of entries.filter((one) => one.resource !== resource)) {
      if (await isUsed(tx, entry)) kept.push(await named(tx, entry));
      else removed += await remove(tx, actor, entry);
    }
    await tx.listImport.update({ where: { id }, data: { undoneAt: clock.now() } });
    return { removed, restored, kept };
  });

const record = (tx: Tx, actor: Actor, change: Change) => recordChanges(tx, actor, [change]);

/** Removes what was added; what is gone already counts for nothing. */
async function remove(tx: Tx, actor: Actor, written: WrittenEntry): Promise<number> {
  const { resource, id } = written;
  const { target } = resources[resource];
  const entry = await target.find(tx, id);
  if (!entry) return 0;
  if (await isUsed(tx, written))
    throw conflict('conflict.in-use', { use: resources[resource].usedBy?.table ?? '' });
  await target.remove(tx, id);
  await record(tx, actor, { entity: target.entity, entityId: id, action: 'delete', before: entry.row });
  return 1;
}

/** Whether two values are the same, whatever the order in which the database keeps their parts. */
const same = (a: unknown, b: unknown) => isDeepStrictEqual(a ?? null, b ?? null);

/** Gives back what an entry had where it still has what the list wrote. */
async function restore(tx: Tx, actor: Actor, { resource, id, before, after }: WrittenEntry): Promise<number> {
  const { target } = resources[resource];
  const now = await target.find(tx, id);
  if (!now || !before) return 0;
  const back = Object.entries(before).filter(
    ([field, value]) => same(now.item[field], after[field]) && !same(now.item[field], value),
  );
  if (back.length === 0) return 0;
  const { after: entry } = await target.update(tx, id, Object.fromEntries(back));
  const change = { entity: target.entity, entityId: id, action: 'update' } as const;
  await record(tx, actor, { ...change, before: now.row, after: entry.row });
  return 1;
}

/** How something that stays is called, for whoever asked why it does. */
async function named(tx: Tx, { resource, id }: WrittenEntry): Promise<ListImportUndone['kept'][number]> {
  const { target, name } = resources[resource];
  const entry = await target.find(tx, id);
  return { resource, id, name: String(entry?.item[name] ?? '') };
}

/** Whether something belongs to an entry that would go with it: regions to a country, stands to a ship. */
async function isUsed(tx: Tx, { resource, id }: WrittenEntry): Promise<boolean> {
  const { usedBy } = resources[resource];
  return usedBy !== undefined && (await usedBy.count(tx, id)) > 0;
}
