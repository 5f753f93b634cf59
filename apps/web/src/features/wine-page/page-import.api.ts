import type { PageItem, WineVintage } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';
import { pagesChanged } from '../page/page.api.ts';

/** Pages of earlier catalogues whose content can be copied to this page. */
export const importablePagesOf = (pageId: number) =>
  queryOptions({
    queryKey: ['page', 'importable', pageId],
    queryFn: async ({ signal }) =>
      (await call('GET /pages-import/:page_id', { page_id: pageId, signal })).data,
  });

const contentChanged = () =>
  Promise.all([
    pagesChanged(),
    queryClient.invalidateQueries({ queryKey: ['page-category'] }),
    queryClient.invalidateQueries({ queryKey: ['wine'] }),
  ]);

/** Replaces the page's categories, wines and footer with those of an earlier page, some wines with their next vintage. */
export async function importPage(
  page: PageItem,
  importPageId: number,
  vintages: WineVintage[],
  intention: Intention,
) {
  const body = { replacePageId: page.id, importPageId, version: page.version, vintages };
  const { data } = await call('POST /pages-import', { body, intention });
  await contentChanged();
  return data;
}

/** The page is as it was before its import, and the wines that were created for it are gone. */
export async function undoPageImport(pageId: number): Promise<void> {
  await call('POST /pages-import/undo/:page_id', { page_id: pageId });
  await contentChanged();
}
