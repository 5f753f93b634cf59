/** What a value of a column is: a text, a vintage, an entry of the reference data, a level of alcohol, or yes and no. */
export type WineColumnKind = 'text' | 'year' | 'named' | 'level' | 'flag';

interface WineColumnSpec {
  /** What calls and the table `wine` call it. */
  field: string;
  /** What the model calls it, and with it the history. */
  record: string;
  kind: WineColumnKind;
  /** Where it may be null: in forms too, or only in wines that are stored, from before it was asked for. */
  empty: 'form' | 'stored' | 'never';
  /** It belongs to a vintage, so that the next one begins without it. */
  ofVintage?: true;
}

/**
 * The columns of a wine, by what lists call them, in the order of an exported list. Import, export, differences, history,
 * vintages and forms follow from it; how to add one stands in `docs/api.md`.
 */
export const wineColumnTable = {
  wine: { field: 'wine', record: 'wine', kind: 'text', empty: 'never' },
  year: { field: 'year', record: 'year', kind: 'year', empty: 'form', ofVintage: true },
  sku: { field: 'sku', record: 'sku', kind: 'text', empty: 'form' },
  region: { field: 'region_id', record: 'regionId', kind: 'named', empty: 'never' },
  wine_type: { field: 'wine_type_id', record: 'wineTypeId', kind: 'named', empty: 'never' },
  wine_category: {
    field: 'wine_category_id',
    record: 'wineCategoryId',

    kind: 'named',
    empty: 'form',
  },
  alcohol: {
    field: 'alcohol_content_level',
    record: 'alcoholContentLevel',

    kind: 'level',
    empty: 'stored',
  },
  award: { field: 'award_id', record: 'awardId', kind: 'named', empty: 'form', ofVintage: true },
  public: { field: 'public_wine', record: 'publicWine', kind: 'flag', empty: 'never' },
} as const satisfies Record<string, WineColumnSpec>;

type Table = typeof wineColumnTable;
/** A column that has one value a wine. */
export type WineOwnColumn = keyof Table;
/** What calls name it. */
export type WineField = Table[WineOwnColumn]['field'];
/** What a form may leave empty. */
export type WineEmptyField = {
  [Column in WineOwnColumn]: Table[Column]['empty'] extends 'form' ? Table[Column]['field'] : never;
}[WineOwnColumn];
/** What is typed into a form, and not chosen. */
export type WineTypedField = {
  [Column in WineOwnColumn]: Table[Column]['kind'] extends 'text' | 'year' ? Table[Column]['field'] : never;
}[WineOwnColumn];
/** What the model names it. */
export type WineRecordField = Table[WineOwnColumn]['record'];
/** A column whose value is an entry of the reference data. */
export type WineNamedColumn = {
  [Column in WineOwnColumn]: Table[Column]['kind'] extends 'named' ? Column : never;
}[WineOwnColumn];

/** Each column with its name, in the order of {@link wineColumnTable}. */
export const wineColumnRows = Object.entries(wineColumnTable).map(([column, spec]) => ({
  column: column as WineOwnColumn,
  ...(spec as WineColumnSpec & { field: WineField; record: WineRecordField }),
}));

export const isNamedColumn = (column: string): column is WineNamedColumn =>
  Object.hasOwn(wineColumnTable, column) && wineColumnTable[column as WineOwnColumn].kind === 'named';

/** The words for each level of alcohol in lists; the screens show these in every language. */
export const alcoholWords = { 10: 'No alc.', 20: 'Low alc.', 30: 'Regular' } as const;
