import type { z } from 'zod';

/** A call by its name: verb and path, with the path's parameters as `:name`. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** What a call takes and gives. A part that it has not is absent. */
export interface CallContract {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The one file of a multipart form; its other fields are `body`. */
  upload?: { field: string; maxBytes: number };
  /** The reply's schema, or 'file' for bytes. */
  reply: z.ZodType | 'file';
}

/** The parameters that a path names. */
export type NamesIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<`/${More}`>
    : Rest
  : never;

/** Each call has a schema for exactly the parameters its path names. */
type Complete<List> = {
  [Name in keyof List]: CallContract &
    ([NamesIn<Name>] extends [never]
      ? { params?: never }
      : { params: z.ZodType<Record<NamesIn<Name>, unknown>, Record<NamesIn<Name>, unknown>> });
};

/** The calls of a slice, by name. It gives them back as they are; its types refuse one that is not complete. */
export const callList = <const List extends Record<CallName, CallContract>>(
  list: List & Complete<List>,
): List => list;

/** The file of a multipart form: its field, and how large it may be. */
export const fileOf = <const Field extends string>(field: Field, maxMb: number) => ({
  field,
  maxBytes: maxMb * 1024 * 1024,
});
