import type { PagePull } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { fileAt } from '../lib/file-address.ts';
import { pictureUrl } from '../lib/picture.ts';
import { queryClient } from '../lib/query-client.ts';

/** The pulls of a page, the newest first. */
export const pullsOf = (pageId: number) =>
  queryOptions({
    queryKey: ['page', 'pulls', pageId],
    queryFn: async () => withTicks((await call('GET /page/:id/pulls', { id: pageId })).data),
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

/** Ticks on their way, by remark: what is read meanwhile may not have them yet. */
const ticks = new Map<number, 0 | 1>();

const withTicks = (pulls: PagePull[]): PagePull[] =>
  pulls.map((pull) => ({
    ...pull,
    remarks: pull.remarks.map((remark) => ({ ...remark, done: ticks.get(remark.id) ?? remark.done })),
  }));

/**
 * Says of a remark on a page that it is done, or not yet. It is shown so at once, and as it is stored if that is refused.
 * While one tick is on its way, a later one of the same remark only says what is wanted last: that is sent next.
 */
export async function tickRemark(pageId: number, id: number, done: boolean): Promise<void> {
  const { queryKey } = pullsOf(pageId);
  const sending = ticks.has(id);
  const show = () => queryClient.setQueryData(queryKey, (pulls) => pulls && withTicks(pulls));
  let stored: 0 | 1 = done ? 0 : 1;
  ticks.set(id, done ? 1 : 0);
  show();
  if (sending) return;
  try {
    for (let wanted = ticks.get(id); wanted !== undefined && wanted !== stored; wanted = ticks.get(id))
      stored = (await call('PUT /page-remark/:id', { id, body: { done: wanted } })).data.done;
  } finally {
    ticks.set(id, stored);
    show();
    ticks.delete(id);
    void queryClient.invalidateQueries({ queryKey });
  }
}
