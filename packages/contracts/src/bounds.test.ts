import { expect, it } from 'vitest';
import { z } from 'zod';
import type { CallContract, CallName } from './call.ts';
import { calls } from './calls.ts';

interface Node {
  type?: string;
  maximum?: number;
  [key: string]: unknown;
}

/** The paths of all integers of a schema that have no upper bound of their own. */
function unbounded(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one, i) => unbounded(one, `${path}[${i}]`));
  if (typeof node !== 'object' || node === null) return [];
  const { type, maximum = Number.MAX_SAFE_INTEGER, ...rest } = node as Node;
  const here = type === 'integer' && maximum >= Number.MAX_SAFE_INTEGER ? [path] : [];
  return [...here, ...Object.entries(rest).flatMap(([key, inner]) => unbounded(inner, `${path}.${key}`))];
}

// The database has integers of 32 bits; a larger one that passes its schema is an error of the server.
it('bounds every integer that a caller sends', () => {
  const found = Object.entries(calls as Record<CallName, CallContract>).flatMap(([name, call]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = call[part];
      if (!schema) return [];
      const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
      return unbounded(json, `${name} ${part}`);
    }),
  );
  expect(found).toEqual([]);
});
