import type { LogoItem, LogoPlacementForm } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { fileAt } from '../../lib/file-address.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { pictureUrl } from '../../lib/picture.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { MendCalls } from '../../preflight/mending/mend-calls.ts';

export const logosChanged = () => queryClient.invalidateQueries({ queryKey: ['logo'] });

/** Logos: all of them for the organiser, their own for an exhibitor. */
export const logoList = (state: ListState) =>
  queryOptions({
    queryKey: ['logo', 'list', state],
    queryFn: ({ signal }) => fetchList('GET /logo/:perPage/:page', state, { signal }),
    placeholderData: keepPreviousData,
  });

/** One logo. */
export const logoOne = (id: string) =>
  queryOptions({
    queryKey: ['logo', 'one', id],
    queryFn: async () => (await call('GET /logo/:id', { id })).data,
  });

/** Uploads a logo; it is checked in the background. */
export async function sendLogo(
  fields: { user_id?: number; withVerification: boolean },
  file: File,
  options: UploadOptions,
): Promise<LogoItem> {
  const { data } = await call('POST /logo', { form: { ...fields, file }, ...options });
  await logosChanged();
  return data;
}

/** Approves a logo or rejects it, also with a remark to its exhibitor; null takes that back. */
export async function decideLogo(
  logo: Pick<LogoItem, 'id' | 'version'>,
  approved: boolean | null,
  rejection?: string,
): Promise<LogoItem> {
  const body = { approved, rejection, version: logo.version };
  try {
    return (await call('PUT /logo/:id', { id: logo.id, body })).data;
  } finally {
    // Also after a refusal: somebody else may have decided, and the next try needs the newer version.
    await logosChanged();
  }
}

/** A page of the file of a logo. */
export const logoPagePicture = ({ id, status, version }: LogoItem, page: number) =>
  pictureUrl(fileAt('GET /logo/:id/picture/:page', { id, page }), `${status}-${version}`);

/** Places a logo by hand that was made of a picture, drawing or PDF; it is then checked again. */
export async function placeLogo(
  { id, version }: LogoItem,
  wish: Omit<LogoPlacementForm, 'version'>,
): Promise<void> {
  await call('PUT /logo/:id/placement', { id, body: { ...wish, version } }).finally(logosChanged);
}

/** Makes one page of the file of a logo a logo in its place. */
export async function chooseLogoPage({ id, version }: LogoItem, page: number): Promise<void> {
  await call('POST /logo/:id/choose-page', { id, body: { page, version } }).finally(logosChanged);
}

/** A logo as an image. */
export const logoPicture = (logo: LogoItem) =>
  pictureUrl(fileAt('GET /logo/thumbnail/:id', { id: logo.id }), `${logo.status}-${logo.version}`);

export async function overrideLogoErrors(logo: LogoItem, form: { reason: string }): Promise<void> {
  const body = { ...form, version: logo.version };
  await call('PUT /logo/:id/preflight-override', { id: logo.id, body });
  await logosChanged();
}

export async function withdrawLogoOverride(logo: LogoItem): Promise<void> {
  await call('DELETE /logo/:id/preflight-override', { id: logo.id });
  await logosChanged();
}

/** Checks a logo again that the server could not check. */
export async function checkLogoAgain({ id }: LogoItem): Promise<void> {
  await call('POST /logo/:id/check-again', { id }).finally(logosChanged);
}

export async function removeLogo(id: number): Promise<void> {
  await call('DELETE /logo/:id', { id });
  await logosChanged();
}

/** The calls by which the PDF of a logo is mended. */
export const logoMending = ({ id, version, status }: LogoItem): MendCalls => ({
  about: `logo-${id}`,
  stamp: `${version}-${status}`,
  show: async () => (await call('GET /logo/:id/mend', { id })).data,
  order: (fixes, wishes) => call('POST /logo/:id/mend', { id, body: { fixes, wishes, version } }),
  agree: (form) => call('POST /logo/:id/mend/agree', { id, body: { ...form, version } }).then(logosChanged),
  drop: () => call('DELETE /logo/:id/mend', { id }).then(logosChanged),
  picture: (side, page, stamp, plate) =>
    pictureUrl(
      fileAt('GET /logo/:id/mend/picture/:side/:page', { id, side, page }),
      stamp,
      plate && { plate },
    ),
});
