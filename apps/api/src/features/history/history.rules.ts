import type { HistoryChange } from '@rebblatt/contracts';
import type { Columns, RawChange, Reference, Value } from './column.rules.ts';
import { changeOf, entriesOf, isColumns, refer, text } from './column.rules.ts';

const wine = (id: unknown) => refer('wine', id);

/** What only `after` tells, of changes that are not columns. */
function composed(entity: string, action: string, after: Columns): RawChange[] | null {
  if (entity === 'page-category') {
    if (action === 'add-wine') return [{ field: 'wine', from: null, to: wine(after.wine_id) }];
    if (action === 'remove-wines')
      return [{ field: 'wine', from: null, to: ((after.wine_ids as unknown[]) ?? []).map(wine) }];
    if (action === 'move-wine') return [{ field: 'wine', from: null, to: wine(after.wine_id_1) }];
    if (action === 'swap-wines')
      return [{ field: 'wine', from: null, to: [wine(after.wine_id_1), wine(after.wine_id_2)] }];
    if (action === 'swap') return [{ field: 'category', from: null, to: text(after.with) }];
  }
  if ((entity === 'catalog' || entity === 'fair') && action === 'send-mail')
    return [{ field: 'subject', from: null, to: text(after.subject) }];
  if (entity === 'catalog' && action === 'assign')
    return [
      {
        field: 'exhibitorId',
        from: null,
        to: ((after.exhibitor_ids as unknown[]) ?? []).map((id) => refer('exhibitor', id)),
      },
    ];
  return null;
}

/** A page that two swapped: the positions are in lists of both. */
function swapped(entityId: number | null, before: unknown, after: unknown): RawChange[] {
  const at = (value: unknown) =>
    text(entriesOf(value).find((entry) => entry.id === entityId)?.position ?? null);
  return [{ field: 'position', from: at(before), to: at(after) }];
}

/** What a row of the history says has changed, with ids where names belong. */
export function changesOf(row: {
  entity: string;
  entity_id: number | null;
  action: string;
  before: unknown;
  after: unknown;
}): RawChange[] {
  const { entity, action, before, after } = row;
  if (entity === 'page' && action === 'swap') return swapped(row.entity_id, before, after);
  if (!isColumns(after)) return [];
  const own = composed(entity, action, after);
  if (own) return own;
  if (!isColumns(before) || action === 'create' || action === 'delete') return [];
  return Object.keys(after).flatMap((field) =>
    field in before ? changeOf(field, before[field], after[field]) : [],
  );
}

/** Everything in a value that has a name. */
export function namedIn(value: Value): Reference[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  return value !== null && typeof value === 'object' ? [value] : [];
}

/** Everything in these changes that has a name. */
export const namedInChanges = (changes: RawChange[]): Reference[] =>
  namedIn(changes.flatMap(({ of, from, to }) => [of ?? null, from, to]));

const MAX_TEXT = 160;

/** A value in words, shortened unless `max` is null; what has no name any more is given by its number. */
export function inWords(
  value: Value,
  names: Map<string, string>,
  max: number | null = MAX_TEXT,
): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((one) => inWords(one, names, max)).join(', ') || null;
  const words =
    typeof value === 'string' ? value : (names.get(`${value.entity}:${value.id}`) ?? `#${value.id}`);
  return max !== null && words.length > max ? `${words.slice(0, max - 1)}…` : words;
}

/** The changes with names in place of ids. */
export const withNames = (changes: RawChange[], names: Map<string, string>): HistoryChange[] =>
  changes.map(({ field, of, from, to }) => ({
    field,
    of: inWords(of ?? null, names),
    from: inWords(from, names),
    to: inWords(to, names),
    ...(Array.isArray(to) && { to_names: to.map((one) => inWords(one, names) ?? '') }),
  }));
