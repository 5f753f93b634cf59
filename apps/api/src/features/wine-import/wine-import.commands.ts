import type { FieldError, FieldErrorKey, WineTable, WineUpdate } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { AppError, conflict } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { lockWines, type WholeWine } from '../wine/wine.queries.ts';
import { recordOf } from '../wine/wine-record.rules.ts';
import { changeWines, createWines } from '../wine/wine-set.commands.ts';
import { stateOf, type WineState } from '../wine/wine-write.commands.ts';
import { planTable } from './plan.queries.ts';
import type { PlannedRow } from './planned-row.rules.ts';
import { importFor } from './wine-import.policy.ts';
import type { WrittenWine } from './written.rules.ts';

/**
 * Writes the rows of a list in one transaction: all of them or none.
 * @returns the number of the import, for undoing it, and how many wines were added and changed
 * @throws AppError 422 with a field `rows.<line>.<column>` for every cell that is wrong; 422 `wine-import.nothing`;
 * 409 `wine-import.changed-meanwhile` when a wine was changed after its difference was shown
 */
export async function importTable({ db }: { db: Database }, actor: Actor, table: WineTable) {
  const owner = importFor(actor, table.user_id);
  const plan = await planTable(db, owner, table);
  refuseProblems(plan);
  const heads = plan.filter(({ checked }) => checked.choice !== 'skip' && checked.joins === null);
  const added = heads.filter(({ checked }) => checked.choice === 'add').flatMap(({ create }) => create ?? []);
  const changed = heads.filter(({ checked }) => checked.choice === 'update' && checked.changes.length > 0);
  if (added.length + changed.length === 0) throw new AppError(422, 'wine-import.nothing');
  const shown = new Map(table.rows.map(({ line, version }) => [line, version]));
  return db.transact(async (tx) => {
    const before = await lockWines(
      tx,
      owner.scope,
      changed.flatMap(({ existing }) => existing?.id ?? []),
    );
    const changes = changed.map((row) => nextState(row, before, shown.get(row.checked.line)));
    const updated = await changeWines(tx, actor, changes);
    const created = await createWines(tx, actor, owner.exhibitorId, added);
    const id = await keepImport(tx, actor, owner.exhibitorId, { written: [...created, ...updated], before });
    return { id, added: created.length, updated: updated.length };
  });
}

/**
 * Remembers what was written together, so that it can be undone together.
 * @param wines `written` as they are now, `before` as those of them were that existed
 * @returns its number
 */
export async function keepImport(
  tx: Tx,
  actor: Actor,
  exhibitorId: number,
  wines: { written: WholeWine[]; before: WholeWine[] },
): Promise<number> {
  const earlier = new Map(wines.before.map((wine) => [wine.id, stateOf(wine)]));
  const written = wines.written.map(
    (wine): WrittenWine => ({
      id: wine.id,
      version: wine.version,
      before: earlier.get(wine.id) ?? null,
      after: stateOf(wine),
    }),
  );
  const { id } = await tx.wineImport.create({
    data: {
      exhibitorId,
      createdById: actor.adminId ?? actor.userId,
      wines: JSON.parse(JSON.stringify(written)),
    },
  });
  return id;
}

/** @throws AppError 422 that names every wrong cell by its row in the file and its column */
function refuseProblems(plan: PlannedRow[]): void {
  const fields: Record<string, FieldError[]> = {};
  for (const { checked } of plan) {
    if (checked.choice === 'skip') continue;
    for (const { field, key, params } of checked.problems) {
      const name = `rows.${checked.line}.${field}`;
      fields[name] = [...(fields[name] ?? []), { key: key as FieldErrorKey, params }];
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError(422, 'request.invalid', { fields });
}

/** The state of a wine after its row: what the row names, and all of its prices that it does not. */
function nextState(
  { checked, update, existing }: PlannedRow,
  locked: WholeWine[],
  shown: number | null | undefined,
): { before: WholeWine; state: WineState } {
  const wine = locked.find(({ id }) => id === existing?.id);
  const name = { wine: checked.wine, row: checked.line };
  const known = shown ?? existing?.version;
  if (!wine || wine.version !== known) throw conflict('wine-import.changed-meanwhile', name);
  const now = stateOf(wine);
  const form = update as WineUpdate;
  const prices = new Map(now.prices.map((row) => [row.bottle_size_id, row]));
  for (const row of form.bottle_size ?? []) prices.set(row.bottle_size_id, row);
  return {
    before: wine,
    state: {
      ...now,
      ...recordOf(form),
      grapes: form.grape_varieties ?? now.grapes,
      prices: [...prices.values()],
    },
  };
}
