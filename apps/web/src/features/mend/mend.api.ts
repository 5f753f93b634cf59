import type { MendFix, PageItem } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { fileAt } from '../../lib/file-address.ts';
import { pictureUrl } from '../../lib/picture.ts';
import { queryClient } from '../../lib/query-client.ts';
import { pagesChanged } from '../page/page.api.ts';

/** How often the state of a file that is being mended is asked for, in ms: it takes a few seconds. */
const ASK_MS = 1000;

const keyOf = ({ id }: Pick<PageItem, 'id'>) => ['page', 'mend', id] as const;

/** What of a page's file can be mended, and what was. */
export const mendOf = (page: Pick<PageItem, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...keyOf(page), page.version],
    queryFn: async () => (await call('GET /page-mend/:id', { id: page.id })).data,
    refetchInterval: ({ state }) => (state.data?.mended?.state === 'mending' ? ASK_MS : false),
  });

/** A page of the file, counted from 1, as it was uploaded or as it is mended. */
export const mendPicture = (
  { id }: Pick<PageItem, 'id'>,
  side: 'original' | 'mended',
  page: number,
  stamp: string,
) => pictureUrl(fileAt('GET /page-mend/:id/picture/:side/:page', { id, side, page }), stamp);

const mendChanged = (page: Pick<PageItem, 'id'>) => queryClient.invalidateQueries({ queryKey: keyOf(page) });

/** Orders the mended file. */
export async function orderMending(page: PageItem, fixes: MendFix[]): Promise<void> {
  const body = { fixes, version: page.version };
  await call('POST /page-mend/:id', { id: page.id, body }).finally(() => mendChanged(page));
}

/** Makes the mended file that of the page. */
export async function agreeToMending(page: PageItem, form: { reason?: string }): Promise<void> {
  const body = { ...form, version: page.version };
  await call('POST /page-mend/:id/agree', { id: page.id, body });
  await pagesChanged();
}

/** Drops the mended file, to which nobody has agreed yet. */
export async function dropMending(page: PageItem): Promise<void> {
  await call('DELETE /page-mend/:id', { id: page.id });
  await pagesChanged();
}
