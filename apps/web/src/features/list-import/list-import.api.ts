import type {
  ImportResource,
  ListCheck,
  ListChoice,
  ListImportItem,
  ListRead,
  ListTable,
} from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { type FileAddress, fileAt } from '../../lib/file-address.ts';
import type { Intention } from '../../lib/intention.ts';
import type { Language } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Where a list comes from: cells that were pasted, or a file. */
export type ListOrigin = { text: string } | { file: File };

/** Reads a list; nothing is written. @param choice what of a file is read, and how */
export const readList = async (
  resource: ImportResource,
  origin: ListOrigin,
  choice: ListChoice = {},
): Promise<ListRead> =>
  (
    await call('POST /import/:resource/read', {
      resource,
      ...('file' in origin
        ? { form: { file: origin.file, ...choice } }
        : { body: { text: origin.text, ...choice } }),
    })
  ).data;

/** What a list would do; the earlier answer stays until the new one is there. @param revision stands for its rows */
export const checkOf = (resource: ImportResource, table: ListTable, revision: number) =>
  queryOptions({
    queryKey: ['list-import', 'check', resource, revision],
    queryFn: async ({ signal }): Promise<ListCheck> =>
      (await call('POST /import/:resource/check', { resource, body: table, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Every list may have new rows: ships come with stands. What was checked is not asked once more. */
const changed = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [of, what] }) => of !== 'list-import' || what !== 'check',
  });

/** Writes a list; all of it or nothing. */
export async function writeList(resource: ImportResource, table: ListTable, intention: Intention) {
  const { data } = await call('POST /import/:resource', { resource, body: table, intention });
  await changed();
  return data;
}

/** The imports of a list that can still be undone. */
export const undoableOf = (resource: ImportResource) =>
  queryOptions({
    queryKey: ['list-import', 'undoable', resource],
    queryFn: async (): Promise<ListImportItem[]> => (await call('GET /import/:resource', { resource })).data,
  });

export async function undoList(resource: ImportResource, id: number) {
  const { data } = await call('POST /import/:resource/undo/:id', { resource, id });
  await changed();
  return data;
}

/** The empty list with an example. */
export const templateFile = (resource: ImportResource, language: Language): FileAddress =>
  fileAt('GET /import/:resource/template', { resource, query: { language } });
