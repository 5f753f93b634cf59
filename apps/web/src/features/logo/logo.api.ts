import type { LogoItem } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { api } from '../../lib/api.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { pictureUrl } from '../../lib/picture.ts';
import { queryClient } from '../../lib/query-client.ts';

type Answer<T> = { data: T };

export const logosChanged = () => queryClient.invalidateQueries({ queryKey: ['logo'] });

/** Logos: all of them for the office, their own for an exhibitor. */
export const logoList = (state: ListState) =>
  queryOptions({
    queryKey: ['logo', 'list', state],
    queryFn: ({ signal }) => fetchList<LogoItem>('logo', state, {}, signal),
    placeholderData: keepPreviousData,
  });

/** One logo. */
export const logoOne = (id: string) =>
  queryOptions({
    queryKey: ['logo', 'one', id],
    queryFn: async () => (await api.get<Answer<LogoItem>>(`/logo/${encodeURIComponent(id)}`)).data.data,
  });

/** Sends a logo PDF; the check goes on in the background. */
export async function sendLogo(
  fields: { user_id?: number; withVerification: boolean },
  file: File,
  options: UploadOptions,
): Promise<LogoItem> {
  const form = new FormData();
  form.set('withVerification', String(fields.withVerification));
  if (fields.user_id !== undefined) form.set('user_id', String(fields.user_id));
  form.set('file', file);
  const answer = await api.post<Answer<LogoItem>>('/logo', form, options);
  await logosChanged();
  return answer.data.data;
}

export async function decideLogo(logo: LogoItem, approved: boolean): Promise<void> {
  await api.put(`/logo/${logo.id}`, { ...logo, approved });
  await logosChanged();
}

/** A logo as a picture, for the places its report names. */
export const logoPicture = (logo: LogoItem) => pictureUrl(`/logo/thumbnail/${logo.id}`, logo.status);

export async function overrideLogoErrors(logo: LogoItem, form: { reason: string }): Promise<void> {
  await api.put(`/logo/${logo.id}/preflight-override`, { ...form, version: logo.version });
  await logosChanged();
}

export async function withdrawLogoOverride(logo: LogoItem): Promise<void> {
  await api.delete(`/logo/${logo.id}/preflight-override`);
  await logosChanged();
}

export async function removeLogo(id: number): Promise<void> {
  await api.delete(`/logo/${id}`);
  await logosChanged();
}
