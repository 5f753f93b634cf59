import type { PageRemark } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { fileAt } from '../lib/file-address.ts';
import { pictureUrl } from '../lib/picture.ts';
import { queryClient } from '../lib/query-client.ts';

/** The pulls of a page, the newest first. */
export const pullsOf = (pageId: number) =>
  queryOptions({
    queryKey: ['page', 'pulls', pageId],
    queryFn: async () => (await call('GET /page/:id/pulls', { id: pageId })).data,
    // Read again whenever it is opened: others release and decide as well.
    staleTime: 0,
  });

/** A pull as a picture; with another one what differs from that is marked. */
export const pullPicture = (id: number, number: number, against: number | null) =>
  pictureUrl(
    fileAt('GET /page/:id/pull/:number/picture', {
      id,
      number,
      query: against === null ? undefined : { against: String(against) },
    }),
    'pull',
  );

/** The places in which a pull differs from another one; neither changes any more. */
export const pullChanges = (id: number, number: number, against: number) =>
  queryOptions({
    queryKey: ['pull-changes', id, number, against],
    queryFn: async ({ signal }) =>
      (
        await call('GET /page/:id/pull/:number/changes', {
          id,
          number,
          query: { against: String(against) },
          signal,
        })
      ).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Says of a remark on a page that it is done, or not yet; it is shown so at once, and as before if that is refused. */
export async function tickRemark(pageId: number, id: number, done: boolean): Promise<void> {
  const show = (now: Partial<PageRemark>) =>
    queryClient.setQueryData(pullsOf(pageId).queryKey, (pulls) =>
      pulls?.map((pull) => ({
        ...pull,
        remarks: pull.remarks.map((remark) => (remark.id === id ? { ...remark, ...now } : remark)),
      })),
    );
  show({ done: done ? 1 : 0 });
  try {
    show((await call('PUT /page-remark/:id', { id, body: { done: done ? 1 : 0 } })).data);
  } catch (error) {
    show({ done: done ? 0 : 1 });
    throw error;
  }
}
