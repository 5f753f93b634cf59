import type { AddWinePage, PageCreate, PageItem, RegisterKind } from '@rebblatt/contracts';
import { CHOSEN_REGISTER, MAX_PER_PAGE, WINETOUR_PAGE } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { pagesChanged } from './page.api.ts';

export async function addPage(payload: AddWinePage, intention: Intention): Promise<PageItem> {
  const { data } = await call('PUT /catalog/add-wine', { body: payload, intention });
  await pagesChanged();
  return data;
}

export async function addPlainPage(payload: PageCreate, intention: Intention): Promise<PageItem> {
  const { data } = await call('POST /page', { body: payload, intention });
  await pagesChanged();
  return data;
}

/** Adds a page that is made from the others. @param kind of a register; without one the wine tour */
export async function addGeneratedPage(
  catalogId: number,
  kind: RegisterKind | null,
  intention: Intention,
): Promise<PageItem> {
  const body =
    kind === null
      ? { catalog_id: catalogId, type: WINETOUR_PAGE }
      : { catalog_id: catalogId, type: CHOSEN_REGISTER, register_kind: kind };
  const { data } = await call('POST /page', { body, intention });
  await pagesChanged();
  return data;
}

/** The exhibitors of a catalogue, for a select. */
export const exhibitorsOf = (catalogId: number) =>
  queryOptions({
    queryKey: ['page', 'exhibitors', catalogId],
    queryFn: async () => {
      const args = {
        perPage: MAX_PER_PAGE,
        page: 1,
        query: { custom: JSON.stringify({ catalog_id: catalogId }) },
      };
      return (await call('GET /exhibitor-in-catalog/:perPage/:page', args)).data;
    },
  });

/** The fields of a new content page besides its PDF. */
export type ContentPageFields = {
  catalog_id: number;
  description?: string | undefined;
  link?: string | undefined;
  active?: 0 | 1;
};

/** Creates a content page with its PDF. */
export async function addContentPage(
  fields: ContentPageFields,
  file: File,
  options: UploadOptions,
): Promise<PageItem> {
  const form = { ...fields, type: 3, file };
  const { data } = await call('POST /catalog/add-content', { form, ...options });
  await pagesChanged();
  return data;
}
