import type { FieldValues } from 'react-hook-form';

/**
 * Whether two states differ only in their version. All properties count, not only those with a field: a row
 * of prices that only the other state has is not on any screen.
 */
export function sameWork(one: FieldValues, other: FieldValues): boolean {
  return Object.keys(one).every(
    (name) => name === 'version' || JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}
