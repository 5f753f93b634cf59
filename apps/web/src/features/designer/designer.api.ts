import type { DesignerPage } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { statusOf } from '../../lib/error-text.ts';
import { fileAt } from '../../lib/file-address.ts';
import { pictureUrl } from '../../lib/picture.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { MendCalls } from '../../preflight/mending/mend-calls.ts';

/** There is no live channel without an account, so the outcome of a check is asked for. */
const ASK_AGAIN_MS = 1500;

/** What the link of this key shows. */
export const designerPage = (token: string) =>
  queryOptions({
    queryKey: ['designer', token],
    queryFn: async () => (await call('GET /designer-link/:token', { token })).data,
    // A link that was revoked meanwhile stays so, and each further call would count as a wrong key.
    refetchInterval: ({ state: { data, error } }) =>
      data?.file?.check === 0 && statusOf(error) !== 404 ? ASK_AGAIN_MS : false,
    retry: false,
  });

/** The picture of a page of the file; needs no session because its address contains the key. */
export const filePicture = (token: string, stamp: number, page: number) =>
  pictureUrl(fileAt('GET /designer-link/:token/picture/:page', { token, page }), stamp);

/** Sends a better file. */
export const sendFile = (token: string, file: File, options: UploadOptions): Promise<DesignerPage> =>
  changed(token, call('POST /designer-link/:token/file', { token, form: { file }, ...options }));

/** Makes one page of the file its file. */
export const choosePage = (token: string, page: number): Promise<DesignerPage> =>
  changed(token, call('POST /designer-link/:token/choose-page', { token, body: { page } }));

/** The calls by which the file of a link is mended. */
export const linkMending = (
  token: string,
  { stamp, check }: NonNullable<DesignerPage['file']>,
): MendCalls => ({
  about: 'link',
  stamp: `${stamp}-${check}`,
  show: async () => (await call('GET /designer-link/:token/mend', { token })).data,
  order: (fixes, wishes) => call('POST /designer-link/:token/mend', { token, body: { fixes, wishes } }),
  agree: () => changed(token, call('POST /designer-link/:token/mend/agree', { token, body: {} })),
  drop: () => changed(token, call('DELETE /designer-link/:token/mend', { token })),
  picture: (side, page, at, plate) =>
    pictureUrl(
      fileAt('GET /designer-link/:token/mend/picture/:side/:page', { token, side, page }),
      at,
      plate && { plate },
    ),
});

async function changed(token: string, answer: Promise<{ data: DesignerPage }>): Promise<DesignerPage> {
  const { queryKey } = designerPage(token);
  try {
    const { data } = await answer;
    queryClient.setQueryData(queryKey, data);
    return data;
  } catch (error) {
    // The page may have been released or the link revoked, which it then says.
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}
