import type { PageItem } from '@rebblatt/contracts';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { fileAt } from '../../lib/file-address.ts';
import { pictureUrl } from '../../lib/picture.ts';
import type { MendCalls } from '../../preflight/mending/mend-calls.ts';
import { pagesChanged } from './page.api.ts';

/** One page of an uploaded PDF as an image, for the places in its report. */
export const reportPicture = (page: PageItem, at: number) =>
  pictureUrl(
    fileAt('GET /page-image/:id', { id: page.id, query: { page: String(at) } }),
    `${page.content_pdf}-${page.version}`,
  );

export async function overridePageErrors(page: PageItem, form: { reason: string }): Promise<void> {
  const body = { ...form, version: page.version };
  await call('PUT /page/:id/preflight-override', { id: page.id, body });
  await pagesChanged();
}

export async function withdrawPageOverride(page: PageItem): Promise<void> {
  await call('DELETE /page/:id/preflight-override', { id: page.id });
  await pagesChanged();
}

/** Checks the PDF of a page again that the server could not check. */
export async function checkPageAgain({ id }: PageItem): Promise<void> {
  await call('POST /page/:id/check-again', { id }).finally(pagesChanged);
}

/** Makes one page of the PDF of an ad its PDF. */
export async function choosePageOfFile({ id, version }: PageItem, page: number): Promise<void> {
  await call('POST /page/:id/choose-page', { id, body: { page, version } }).finally(pagesChanged);
}

/** Sends the PDF of an ad page. */
export async function sendAdFile(page: PageItem, file: File, options: UploadOptions): Promise<PageItem> {
  const form = { id: page.id, version: page.version, file };
  const { data } = await call('POST /catalog/update-ad', { form, ...options });
  await pagesChanged();
  return data;
}

/** Replaces the PDF of an ad or content page in any state. @returns the row of the history that shows both files */
export async function replacePageFile(page: PageItem, file: File, options: UploadOptions): Promise<number> {
  const form = { version: page.version, file };
  const { history_id } = await call('POST /page/replace-file/:id', { id: page.id, form, ...options });
  await pagesChanged();
  return history_id;
}

/** Restores the PDF before the last one. */
export async function takeEarlierFileBack(page: PageItem): Promise<void> {
  await call('POST /page/take-back-file/:id', { id: page.id, body: { version: page.version } });
  await pagesChanged();
}

/** Sends the PDF of a content page. */
export async function sendContentFile(page: PageItem, file: File, options: UploadOptions): Promise<PageItem> {
  const form = { id: page.id, version: page.version, file };
  const { data } = await call('POST /catalog/update-content', { form, ...options });
  await pagesChanged();
  return data;
}

/** Tells the exhibitor that the PDF was replaced; the organiser has looked at the new one. */
export async function tellReplaced(id: number): Promise<void> {
  await call('POST /page/replace-file/:id/done', { id });
}

/** The calls by which the PDF of a page is mended. */
export const pageMending = (page: PageItem): MendCalls => {
  const { id, version } = page;
  return {
    about: `page-${id}`,
    stamp: `${version}-${page.status.status}`,
    show: async () => (await call('GET /page-mend/:id', { id })).data,
    order: (fixes, wishes) => call('POST /page-mend/:id', { id, body: { fixes, wishes, version } }),
    agree: (form) => call('POST /page-mend/:id/agree', { id, body: { ...form, version } }).then(pagesChanged),
    drop: () => call('DELETE /page-mend/:id', { id }).then(pagesChanged),
    picture: (side, at, stamp, plate) =>
      pictureUrl(
        fileAt('GET /page-mend/:id/picture/:side/:page', { id, side, page: at }),
        stamp,
        plate && { plate },
      ),
  };
};
