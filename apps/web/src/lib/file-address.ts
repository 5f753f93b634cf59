import { type FileCall, type PathValues, pathOf, type QueryOf } from '@rebblatt/contracts';
import type { Part } from './call.ts';

declare const isFile: unique symbol;

/** The path of a call that returns bytes, below `/api`; to be fetched with the session's token. */
export type FileAddress = string & { [isFile]: true };

/** The path of a file: `fileAt('GET /wine/download/:id', { id })`. */
export function fileAt<Name extends FileCall>(
  name: Name,
  { query, ...values }: PathValues<Name> & Part<'query', QueryOf<Name>>,
): FileAddress {
  const asked = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  return `${pathOf(name, values as unknown as PathValues<Name>)}${asked}` as FileAddress;
}
