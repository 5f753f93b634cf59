import type { HistoryItem } from '@rebblatt/contracts';
import { hasWines, isAd, isAdministrator, kindOf } from '@rebblatt/contracts';
import type { RawChange } from './column.rules.ts';
import type { HistoryRow } from './history.queries.ts';
import { withNames } from './history.rules.ts';

/** Rows from whose `before` a wine or the columns of a wine page can be written again. */
const columnActions = ['update', 'price', 'import', 'restore-state'];

/** Whether the state before a row can be asked back: of what was deleted, and of a wine or wine page that is there. */
function canComeBack({ entity, action, exists, before, page, has_content }: HistoryRow): boolean {
  if (before === null) return false;
  if (action === 'delete' && ['wine', 'logo', 'page'].includes(entity)) return !exists;
  if (!exists) return false;
  if (entity === 'wine') return columnActions.includes(action);
  if (entity === 'page') return hasWines(page?.page_type) && columnActions.includes(action);
  return entity === 'page-category' && has_content;
}

/** Whether two states of a wine page or an ad can be compared as pictures: before and after a row, or two releases. */
const canCompare = (row: HistoryRow): boolean =>
  row.exists &&
  row.page !== null &&
  (row.has_snapshot ||
    (row.has_files && isAd(row.page.page_type)) ||
    (row.action !== 'delete' && canComeBack(row)) ||
    (row.entity === 'page-category' && row.has_content));

const flagOf = (value: boolean) => (value ? 1 : 0);

/** Who did it. An exhibitor reads that it was the organiser, not who there. */
function actorOf({ actor }: HistoryRow, everything: boolean): HistoryItem['actor'] {
  if (!actor) return null;
  const organiser = actor.role === null || isAdministrator(actor.role as 'ADMIN');
  return { name: organiser && !everything ? null : actor.name, organiser: flagOf(organiser) };
}

/** A row of the history on the wire. @param everything for an administrator, with names and what can come back */
export const presentHistory = (
  row: HistoryRow,
  changes: RawChange[],
  names: Map<string, string>,
  everything: boolean,
): HistoryItem => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: actorOf(row, everything),
  on_behalf: row.on_behalf,
  ...(everything && row.token !== null && { token: row.token }),
  exhibitor: row.exhibitor,
  kind: kindOf(row.entity),
  entity: row.entity,
  entity_id: row.entity_id,
  action: row.action,
  item: row.item,
  exists: flagOf(row.exists),
  page: row.page,
  changes: withNames(changes, names),
  bring_back: flagOf(everything && canComeBack(row)),
  compare: flagOf(canCompare(row)),
});
