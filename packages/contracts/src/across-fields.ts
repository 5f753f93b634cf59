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
 * When a rule over the rows of a list is checked: always, since a row without its own value says nothing about others. The
 * rule gets the rows as far as they were read.
 */
export const onAnyRows = ({ value }: z.core.ParsePayload): boolean => Array.isArray(value);

/** Whether no number comes twice; what is none is told at its row. */
export const numbersOnce = (values: unknown[]): boolean => {
  const numbers = values.filter((value) => typeof value === 'number');
  return new Set(numbers).size === numbers.length;
};
