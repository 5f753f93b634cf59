import type { Cover } from '@rebblatt/contracts';
import { checkStates } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { fileAt } from '../../lib/file-address.ts';
import { pictureUrl } from '../../lib/picture.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { MendCalls } from '../../preflight/mending/mend-calls.ts';

/** How often a cover is polled while it is checked, and otherwise, since somebody else may replace it. */
const WATCH_MS = 1000;
const LOOK_MS = 10_000;

/** The current cover of a catalogue, and the spine for its newest book. */
export const coverOf = (catalogId: string) =>
  queryOptions({
    queryKey: ['print', 'cover', catalogId],
    queryFn: () => call('GET /print/cover/:id', { id: catalogId }),
    refetchInterval: ({ state }) => (state.data?.data?.status === checkStates.checking ? WATCH_MS : LOOK_MS),
  });

/** Uploads a cover, in place of the one that is known here; it is checked in the background. */
export async function sendCover(
  catalogId: string,
  known: Cover['data'],
  file: File,
  options: UploadOptions,
): Promise<Cover> {
  const form = { file, version: known?.version };
  const sent = await call('POST /print/cover/:id', { id: catalogId, form, ...options });
  queryClient.setQueryData(coverOf(catalogId).queryKey, sent);
  return sent;
}

/** Checks the cover of a catalogue again that the server could not check. */
export async function checkCoverAgain(catalogId: string): Promise<void> {
  const { queryKey } = coverOf(catalogId);
  await call('POST /print/cover/:id/check-again', { id: catalogId }).finally(() =>
    queryClient.invalidateQueries({ queryKey }),
  );
}

/** Removes the cover that is known here. */
export async function removeCover(catalogId: string, version: number | undefined): Promise<void> {
  try {
    await call('DELETE /print/cover/:id', { id: catalogId, query: { version } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['print', 'cover'] });
  }
}

/** A page of a cover as an image. @param page from 1 */
export const coverPicture = (catalogId: string, sha256: string, page: number) =>
  pictureUrl(fileAt('GET /print/cover/:id/picture/:page', { id: catalogId, page }), sha256);

/** URL of the cover that belongs to the book of a link. */
export const linkCover = (token: string) => fileAt('GET /print-link/:token/cover', { token });

/** The calls by which the PDF of a cover is mended. */
export const coverMending = (id: string, { version, status }: NonNullable<Cover['data']>): MendCalls => {
  const show = (shown: Cover) => queryClient.setQueryData(coverOf(id).queryKey, shown);
  return {
    about: `cover-${id}`,
    stamp: `${version}-${status}`,
    show: async () => (await call('GET /print/cover/:id/mend', { id })).data,
    order: (fixes, wishes) => call('POST /print/cover/:id/mend', { id, body: { fixes, wishes, version } }),
    agree: (form) => call('POST /print/cover/:id/mend/agree', { id, body: { ...form, version } }).then(show),
    drop: () => call('DELETE /print/cover/:id/mend', { id }).then(show),
    picture: (side, page, stamp, plate) =>
      pictureUrl(
        fileAt('GET /print/cover/:id/mend/picture/:side/:page', { id, side, page }),
        stamp,
        plate && { plate },
      ),
  };
};
