import type { HistoryChange } from '@rebblatt/contracts';
import type { Columns, RawChange, Reference, Value } from './column.rules.ts';
import { changeOf, entriesOf, isColumns, refer, text } from './column.rules.ts';

type Columns = Record<string, unknown>;

/** A value that changed; `refer` names what an id stands for. */
export interface RawChange {
  field: string;
  of?: Value;
  from: Value;
  to: Value;
}

/** A thing that is called by its name when the change is shown. */
export interface Reference {
  entity: string;
  id: number;
}

/** A text as it is, something that has a name, or a list of either. */
export type Value = string | null | Reference | Value[];

/** Columns that hold the id of something with a name. */
const references: Record<string, string> = {
  regionId: 'region',
  countryId: 'country',
  wineTypeId: 'wine-type',
  wineCategoryId: 'wine-category',
  awardId: 'award',
  standId: 'stand',
  shipId: 'ship',
  deckId: 'deck',
  pageTitleId: 'page-title',
  logoId: 'logo',
  bottleSize1Id: 'bottle-size',
  bottleSize2Id: 'bottle-size',
  exhibitorId: 'exhibitor',
};

/** Columns that say nothing to a reader, or that the sentence says already. */
const silent = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'createdById',
  'state',
  'releasedAt',
  'decidedAt',
  'decidedById',
  'resentAt',
  'closedAt',
  'signedInAt',
  'contentStatus',
  'contentPages',
  'contentOverride',
  'override',
  'status',
  'approved',
  'rejectedAt',
  'pageId',
  'pageType',
  'catalogId',
  'pagePosition',
  'historyId',
  'sourcePageId',
  'targetPageId',
  'parkedPages',
  'createdBy',
  'user',
  'file',
  'widthMm',
  'heightMm',
  'symbol',
]);

/** Columns with the id of a file: whether there is one is told, never which. */
const files = new Set(['contentFileId', 'pictureFileId', 'webLogoFileId', 'fileId', 'profileFileId']);

/** The lists of a row: which column of their entries is the id of what. */
const lists: Record<string, { field: string; column: string; entity: string }> = {
  grapes: { field: 'grapes', column: 'grapeVarietyId', entity: 'grape-variety' },
  memberships: { field: 'catalogs', column: 'catalogId', entity: 'catalog' },
  regions: { field: 'regions', column: 'regionId', entity: 'region' },
};

const isColumns = (value: unknown): value is Columns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const refer = (entity: string, id: unknown): Value =>
  typeof id === 'number' ? { entity, id } : id == null ? null : String(id);

const text = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

const entriesOf = (value: unknown): Columns[] => (Array.isArray(value) ? value.filter(isColumns) : []);

/** A list is compared as a set, grapes in their order. */
const listValue = (value: unknown, { column, entity }: { column: string; entity: string }): Value[] =>
  entriesOf(value)
    .sort((a, b) => Number(a.position ?? a[column] ?? 0) - Number(b.position ?? b[column] ?? 0))
    .map((entry) => refer(entity, entry[column]));

const pricesOf = (value: unknown) =>
  new Map(
    entriesOf(value).map(({ bottleSizeId, price }) => [Number(bottleSizeId), Number(price).toFixed(2)]),
  );

function priceChanges(before: unknown, after: unknown): RawChange[] {
  const [was, is] = [pricesOf(before), pricesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((size) => {
    const [from, to] = [was.get(size) ?? null, is.get(size) ?? null];
    return from === to ? [] : [{ field: 'price', of: { entity: 'bottle-size', id: size }, from, to }];
  });
}

/** How one column changed; nothing for one that a reader does not understand. */
function changeOf(field: string, from: unknown, to: unknown): RawChange[] {
  if (silent.has(field) || same(from, to)) return [];
  if (field === 'prices') return priceChanges(from, to);
  const list = lists[field];
  if (list) {
    const [was, is] = [listValue(from, list), listValue(to, list)];
    return same(was, is) ? [] : [{ field: list.field, from: was, to: is }];
  }
  if (files.has(field)) return [{ field, from: from == null ? null : '1', to: to == null ? null : '2' }];
  const entity = references[field];
  if (entity) return [{ field, from: refer(entity, from), to: refer(entity, to) }];
  if (Array.isArray(from) || Array.isArray(to)) {
    const joined = (value: unknown) =>
      Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.join(', ') : null;
    return joined(from) === joined(to) ? [] : [{ field, from: joined(from), to: joined(to) }];
  }
  if (isColumns(from) || isColumns(to)) return [];
  return [{ field, from: text(from), to: text(to) }];
}

const wine = (id: unknown) => refer('wine', id);

/** What only `after` tells, of changes that are not columns. */
function told(entity: string, action: string, after: Columns): RawChange[] | null {
  if (entity === 'page-category') {
    if (action === 'add-wine') return [{ field: 'wine', from: null, to: wine(after.wine_id) }];
    if (action === 'remove-wines')
      return [{ field: 'wine', from: null, to: ((after.wine_ids as unknown[]) ?? []).map(wine) }];
    if (action === 'move-wine') return [{ field: 'wine', from: null, to: wine(after.wine_id_1) }];
    if (action === 'swap-wines')
      return [{ field: 'wine', from: null, to: [wine(after.wine_id_1), wine(after.wine_id_2)] }];
    if (action === 'swap') return [{ field: 'category', from: null, to: text(after.with) }];
  }
  if (entity === 'catalog' && action === 'send-mail')
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
  const own = told(entity, action, after);
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
  }));
