/** A Prisma filter that finds `text` anywhere, whatever its case; Prisma itself leaves LIKE's wildcards active. */
export const contains = (text: string) =>
  ({ contains: text.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' }) as const;

/** The conditions that are there. */
export const given = <T extends object>(conditions: (T | undefined | false | '' | null)[]): T[] =>
  conditions.filter((condition): condition is T => Boolean(condition));

/** One direction of an order, as the wire names it. */
type Direction = 'asc' | 'desc' | 'none';

/**
 * The order of a list in Prisma's words: what the reader asked for, else the resource's own.
 * @param columns the order each sortable field stands for
 */
export const ordered = <Field extends string>(
  sort: { field: Field; type: Direction }[],
  columns: Record<Field, (direction: Direction) => Record<string, unknown>>,
  otherwise: Record<string, unknown>[],
): Record<string, unknown>[] =>
  sort.length ? sort.map(({ field, type }) => columns[field](type)) : otherwise;

/** A flag of the wire as a column's value; absent stays absent. */
export const yes = (flag: 0 | 1 | undefined): boolean | undefined =>
  flag === undefined ? undefined : flag === 1;

/** A column's value as a flag of the wire. */
export const asFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);
