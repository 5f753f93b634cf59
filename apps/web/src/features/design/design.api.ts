import type { BodyOf, CatalogDesignItem, PrintedContent, PrintedLook } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { withTypefaces } from '../page/wine-page.api.ts';

type Form = BodyOf<'POST /catalog/:id/design/look'>;

const keyOf = (id: number | string) => ['catalog', 'design', String(id)];

/** The design of a catalogue, and what can be chosen for it. */
export const designOf = (id: number | string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async () => withTypefaces((await call('GET /catalog/:id/design', { id })).data),
  });

/** How a design that is not saved yet would look; while it is asked, the one before stays. */
export const lookOf = (id: number, form: Form, known: PrintedLook) =>
  queryOptions({
    queryKey: ['catalog', 'design-look', id, form],
    queryFn: async () =>
      (await withTypefaces((await call('POST /catalog/:id/design/look', { id, body: form })).data)).look,
    placeholderData: (before) => before ?? known,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a page prints, to show a design on it. */
export const sampleOf = (pageId: number) =>
  queryOptions({
    queryKey: ['page', 'sample', pageId],
    queryFn: async (): Promise<PrintedContent> =>
      withTypefaces((await call('GET /page-sheet/:id', { id: pageId })).data),
    placeholderData: keepPreviousData,
  });

/** Every printed page of the catalogue is another one after a change of its design. */
function redrawn(): void {
  for (const key of ['page', 'leaf', 'print']) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Saves the design. */
export async function saveDesign(
  id: number,
  body: BodyOf<'PUT /catalog/:id/design'>,
): Promise<CatalogDesignItem> {
  const { data } = await call('PUT /catalog/:id/design', { id, body });
  queryClient.setQueryData(keyOf(id), data);
  redrawn();
  return data;
}

/** Uploads the fair's mark, in place of the one that is known here. The answer waits for its check. */
export async function sendMark(
  { catalog: { id }, mark }: CatalogDesignItem,
  file: File,
  options: UploadOptions,
): Promise<void> {
  const form = { file, version: mark?.version };
  const { data } = await call('POST /catalog/:id/design/mark', { id, form, ...options });
  queryClient.setQueryData(keyOf(id), data);
  redrawn();
}

/** Removes the mark that is known here. */
export async function removeMark({ catalog: { id }, mark }: CatalogDesignItem): Promise<void> {
  try {
    await call('DELETE /catalog/:id/design/mark', { id, query: { version: mark?.version } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: keyOf(id) });
    redrawn();
  }
}
