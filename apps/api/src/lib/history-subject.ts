import type { Change } from './history.ts';

type Columns = Record<string, unknown>;

/** What a history row is about, in columns of its own, so that it can be found without reading what changed. */
export interface Subject {
  /** The page, also of a change of its categories. */
  pageId: number | null;
  /** The exhibitor whose thing it is. */
  exhibitorId: number | null;
  /** What the thing is called: of a wine its name and year, of a page its position. */
  item: string | null;
}

/** The columns that name a thing that is neither wine nor page, in this order. */
const names = [
  'companyName',
  'name',
  'stand',
  'category',
  'wineType',
  'wineCategory',
  'award',
  'size',
  'bezeichnung',
  'recipient',
  'email',
];

const isColumns = (value: object | null | undefined): value is Columns => !!value && !Array.isArray(value);

const wineName = ({ wine, year }: Columns) =>
  typeof wine === 'string' ? [wine, year].filter(Boolean).join(' ') : null;

function nameOf(entity: string, rows: Columns[]): string | null {
  const [row] = rows;
  if (!row) return null;
  if (entity === 'wine') return wineName(row);
  const position = rows.find((one) => typeof one.position === 'number')?.position;
  if (entity === 'page') return position === undefined ? null : String(position);
  const name = names.map((column) => row[column]).find((value) => typeof value === 'string' && value !== '');
  return name === undefined ? null : String(name);
}

const numberIn = (rows: Columns[], column: string): number | null => {
  const value = rows.map((row) => row[column]).find((one) => typeof one === 'number');
  return typeof value === 'number' ? value : null;
};

/** What a change is about, from what it says; a command that knows more says it itself. */
export function subjectOf({ entity, entityId, before, after, about }: Change): Subject {
  const rows = [after, before].filter(isColumns);
  // A page is called by the position at which it was changed.
  const named = entity === 'page' ? [...rows].reverse() : rows;
  return {
    pageId: entity === 'page' ? entityId : numberIn(rows, 'pageId'),
    exhibitorId: entity === 'exhibitor' ? entityId : numberIn(rows, 'exhibitorId'),
    item: nameOf(entity, named),
    ...about,
  };
}
