import type { FieldErrors } from 'react-hook-form';
import { get } from 'react-hook-form';
import type { FieldEntry } from './field-registry.ts';

/** One line of the error summary. */
export type Fault = {
  /** Path of the invalid value. */
  path: string;
  error: { type?: unknown; message?: unknown };
  /** Its field; undefined if the form has none. */
  field?: FieldEntry;
  /**
   * Whether the label of that field describes the value; for a list it is only the first of several fields.
   */
  exact: boolean;
};

/** All errors of a form: first the fields in the order of the screen, then errors without a field. */
export function faultsOf(errors: FieldErrors, fields: FieldEntry[]): Fault[] {
  const shown = fields.flatMap((field): Fault[] => {
    const error = get(errors, field.name);
    return isLeaf(error) ? [{ path: field.name, error, field, exact: true }] : [];
  });
  const paths = new Set(shown.map(({ path }) => path));
  const hidden = leavesOf(errors, '').filter(({ path }) => !paths.has(path));
  return [
    ...shown,
    ...hidden.map(({ path, error }) => ({
      path,
      error,
      field: fields.find(({ name }) => name.startsWith(`${path}.`)),
      exact: false,
    })),
  ];
}

type Leaf = Pick<Fault, 'path' | 'error'>;

const isLeaf = (node: unknown): node is Leaf['error'] =>
  typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string';

function leavesOf(node: unknown, path: string): Leaf[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isLeaf(node)) return [{ path, error: node }];
  return Object.entries(node).flatMap(([key, below]) =>
    // A list's own error can exist besides those of its rows.
    leavesOf(below, key === 'root' ? path : path === '' ? key : `${path}.${key}`),
  );
}
