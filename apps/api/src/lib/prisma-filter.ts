/** A Prisma filter that finds `text` anywhere, in any case; Prisma itself does not escape the wildcards of LIKE. */
export const contains = (text: string) =>
  ({ contains: text.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' }) as const;

/** The conditions that are set. */
export const present = <T extends object>(conditions: (T | undefined | false | '' | null)[]): T[] =>
  conditions.filter((condition): condition is T => Boolean(condition));

/** One direction of an order, as the wire names it. */
type Direction = 'asc' | 'desc' | 'none';

/**
 * The order of a list for Prisma: what the reader asked for, otherwise the default of the resource.
 * @param columns the order for each sortable field
 */
export const ordered = <Field extends string>(
  sort: { field: Field; type: Direction }[],
  columns: Record<Field, (direction: Direction) => Record<string, unknown>>,
  otherwise: Record<string, unknown>[],
): Record<string, unknown>[] =>
  sort.length ? sort.map(({ field, type }) => columns[field](type)) : otherwise;

/** Converts a flag of the wire to the value of a column; undefined stays undefined. */
export const yes = (flag: 0 | 1 | undefined): boolean | undefined =>
  flag === undefined ? undefined : flag === 1;

/** Converts the value of a column to a flag of the wire. */
export const asFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);
