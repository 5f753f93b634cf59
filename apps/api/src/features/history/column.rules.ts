export type Columns = Record<string, unknown>;

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
export const references: Readonly<Record<string, string>> = {
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
const silent: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'authorId',
  'removedAt',
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
  'registerKind',
  'catalogId',
  'pagePosition',
  'historyId',
  'sourcePageId',
  'targetPageId',
  'parkedPages',
  'newPages',
  'changedPages',
  'createdBy',
  'user',
  'file',
  'sha256',
  'widthMm',
  'heightMm',
  'placement',
  'sourceFileId',
  'source',
  'symbol',
]);

/** Columns with the id of a file: whether there is one is told, never which. */
const files = new Set(['contentFileId', 'pictureFileId', 'webLogoFileId', 'fileId', 'profileFileId']);

/** Columns with a list of the ids of things that have names. */
const idLists: Record<string, string> = {
  stands: 'stand',
  plannedStands: 'stand',
  plannedTitles: 'page-title',
};

/** The lists of a row: which column of their entries is the id of what. */
const lists: Record<string, { field: string; column: string; entity: string }> = {
  grapes: { field: 'grapes', column: 'grapeVarietyId', entity: 'grape-variety' },
  memberships: { field: 'catalogs', column: 'catalogId', entity: 'catalog' },
  regions: { field: 'regions', column: 'regionId', entity: 'region' },
};

export const isColumns = (value: unknown): value is Columns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export const refer = (entity: string, id: unknown): Value =>
  typeof id === 'number' ? { entity, id } : id == null ? null : String(id);

export const text = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

export const entriesOf = (value: unknown): Columns[] => (Array.isArray(value) ? value.filter(isColumns) : []);

/** A list is compared as a set, grapes in their order. */
const listValue = (value: unknown, { column, entity }: { column: string; entity: string }): Value[] =>
  entriesOf(value)
    .sort((a, b) => Number(a.position ?? a[column] ?? 0) - Number(b.position ?? b[column] ?? 0))
    .map((entry) => refer(entity, entry[column]));

const pricesOf = (value: unknown) =>
  new Map(
    entriesOf(value).map(({ bottleSizeId, price }) => [Number(bottleSizeId), Number(price).toFixed(2)]),
  );

/** How a value for each of some things changed: a price for a bottle size, a number for a service. */
function changesFor(
  field: string,
  entity: string,
  was: Map<number, string>,
  is: Map<number, string>,
): RawChange[] {
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [from, to] = [was.get(id) ?? null, is.get(id) ?? null];
    return from === to ? [] : [{ field, of: { entity, id }, from, to }];
  });
}

const amountsOf = (value: unknown) =>
  new Map(entriesOf(value).map(({ serviceId, amount }) => [Number(serviceId), String(amount)]));

const idsOf = (value: unknown, entity: string): Value =>
  Array.isArray(value) ? value.map((id) => refer(entity, id)) : null;

/** The limits of the check of files that differ from the usual ones; one that became usual again has no number. */
function thresholdChanges(before: unknown, after: unknown): RawChange[] {
  const [was, is] = [before, after].map((value) => (isColumns(value) ? value : {})) as [Columns, Columns];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
    same(was[name], is[name]) ? [] : [{ field: name, from: text(was[name]), to: text(is[name]) }],
  );
}

/** How one column changed; nothing for one that a reader does not understand. */
export function changeOf(field: string, from: unknown, to: unknown): RawChange[] {
  if (silent.has(field) || same(from, to)) return [];
  if (field === 'prices') return changesFor('price', 'bottle-size', pricesOf(from), pricesOf(to));
  if (field === 'services') return changesFor('services', 'service', amountsOf(from), amountsOf(to));
  if (field === 'thresholds') return thresholdChanges(from, to);
  const listed = idLists[field];
  if (listed) return [{ field, from: idsOf(from, listed), to: idsOf(to, listed) }];
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
      Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.join(', ') || null : null;
    return joined(from) === joined(to) ? [] : [{ field, from: joined(from), to: joined(to) }];
  }
  if (isColumns(from) || isColumns(to)) return [];
  return [{ field, from: text(from), to: text(to) }];
}
