import type { z } from 'zod';

/** The name of a call: method and path, with the path's parameters as `:name`. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** The schemas of a call's input and output; a part that the call does not have is absent. */
export interface CallContract {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The one file of a multipart form; its other fields are `body`. */
  upload?: { field: string; maxBytes: number };
  /** The reply's schema, or 'file' for bytes. */
  reply: z.ZodType | 'file';
  /** The media types that a file may have. */
  types?: readonly FileType[];
}

/** The media types of the files that calls answer with. */
export const fileTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  json: 'application/json',
  csv: 'text/csv',
  html: 'text/html',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
type FileType = (typeof fileTypes)[keyof typeof fileTypes];

/** The parameters in a path. */
export type NamesIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<`/${More}`>
    : Rest
  : never;

/** The calls without a schema for each parameter in their path, or with one for parameters of a path that has none. */
type Incomplete<List> = {
  [Name in keyof List]: List[Name] extends { params: infer Params }
    ? [NamesIn<Name>] extends [never]
      ? Name
      : [z.output<Params>, z.input<Params>] extends [
            Record<NamesIn<Name>, unknown>,
            Record<NamesIn<Name>, unknown>,
          ]
        ? never
        : Name
    : [NamesIn<Name>] extends [never]
      ? never
      : Name;
}[keyof List];

/**
 * Returns the calls of a slice, by name, unchanged; its types reject an incomplete call and name it. They compare the
 * parameters only: comparing whole schemas took the compiler most of its time.
 */
export const callList = <const List extends Record<CallName, CallContract>>(
  list: [Incomplete<List>] extends [never] ? List : Incomplete<List>,
): List => list as List;

/** The file of a multipart form: its field and its maximum size. */
export const fileOf = <const Field extends string>(field: Field, maxMb: number) => ({
  field,
  maxBytes: maxMb * 1024 * 1024,
});
