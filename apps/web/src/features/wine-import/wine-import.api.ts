import type { TableChoice, TableRead, WineImportItem, WineTable, WineTableCheck } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { type FileAddress, fileAt } from '../../lib/file-address.ts';
import type { Intention } from '../../lib/intention.ts';
import type { Language } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The wines, and which imports can be undone. */
const changed = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['wine'] }),
    queryClient.invalidateQueries({ queryKey: ['wine-import', 'undoable'] }),
  ]);

/** Where a list comes from: cells that were pasted, or a file. */
export type ListInput = { text: string } | { file: File };

/** A list with the file or text that it was read from; after a reload only the list is left. */
export type ListFrom = { input: ListInput; read: TableRead };

/** Reads a list; nothing is written. @param choice what of a file is read, and how */
export const readList = async (input: ListInput, choice: TableChoice = {}): Promise<TableRead> =>
  (
    await call(
      'POST /wine-import/read',
      'file' in input ? { form: { file: input.file, ...choice } } : { body: { text: input.text } },
    )
  ).data;

/**
 * What a list would do, row by row; the earlier answer stays until the new one is there.
 *
 * @param revision counts the states of the list, in place of its thousand rows
 */
export const checkOf = (table: WineTable, revision: string) =>
  queryOptions({
    queryKey: ['wine-import', 'check', revision],
    queryFn: async ({ signal }): Promise<WineTableCheck> =>
      (await call('POST /wine-import/check', { body: table, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Writes a list; all of it or nothing. */
export async function writeList(table: WineTable, intention: Intention) {
  const { data } = await call('POST /wine-import', { body: table, intention });
  await changed();
  return data;
}

/** The imports that can still be undone: one's own, for the organiser those of an exhibitor. */
export const undoableOf = (exhibitor: number | null) =>
  queryOptions({
    queryKey: ['wine-import', 'undoable', exhibitor],
    queryFn: async ({ signal }): Promise<WineImportItem[]> =>
      (
        await call('GET /wine-import', {
          query: exhibitor === null ? {} : { user_id: String(exhibitor) },
          signal,
        })
      ).data,
  });

/** Undoes an import. */
export async function undoImport(id: number) {
  const { data } = await call('POST /wine-import/undo/:id', { id });
  await changed();
  return data;
}

/** The empty list with an example. */
export const templateFile = (language: Language): FileAddress =>
  fileAt('GET /wine-import/template', { query: { language } });
