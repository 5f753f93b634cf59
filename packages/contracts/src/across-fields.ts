import type { z } from 'zod';

/**
 * When a rule over several fields is checked (`when` of a refinement): as soon as each of these is right by itself,
 * whatever is wrong with the others. zod would check it only when the whole form is right, so that its fields were told
 * in a second round.
 * @param fields all fields that the rule reads
 */
export const onceRight =
  (...fields: string[]) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    issues.every(({ path = [] }) => path.length > 0 && !fields.includes(String(path[0])));

/**
 * When a rule that asks for a further field is checked: unless that field is marked already. What makes it needed is
 * filled in, and may be wrong by itself: else the further field would be asked for in a second round.
 * @param field the field that it asks for
 */
export const unlessMarked =
  (field: string) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' && value !== null && issues.every(({ path = [] }) => path[0] !== field);

/**
 * When a rule over the rows of a list is checked: always, since a row without its own value says nothing about others. The
 * rule gets the rows as far as they were read.
 */
export const onAnyRows = ({ value }: z.core.ParsePayload): boolean => Array.isArray(value);

/**
 * Rows of which none has a number that another has: told at the later one, where a person can change it. What is no number
 * is told at its row already.
 * @param field the number's own field, in rows that have more
 */
export const eachOnce =
  (...field: string[]) =>
  (rows: unknown[], ctx: z.core.$RefinementCtx): void => {
    const known = new Set<number>();
    for (const [i, row] of rows.entries()) {
      const [name] = field;
      const value = name === undefined ? row : (row as Record<string, unknown> | null)?.[name];
      if (typeof value !== 'number') continue;
      if (known.has(value))
        ctx.addIssue({ code: 'custom', path: [i, ...field], message: 'validation.duplicate' });
      known.add(value);
    }
  };
