import type {
  CatalogItem,
  ExhibitorCreate,
  ExhibitorItem,
  ExhibitorPasswordReset,
  ExhibitorUpdate,
  InviteExhibitors,
} from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { queryClient } from '../../lib/query-client.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['exhibitor'] });

/** One page of exhibitors, of all or of one catalogue. */
export const exhibitorListOf = (catalogId: CatalogItem['id'] | string | undefined, state: ListState) =>
  queryOptions({
    queryKey: ['exhibitor', 'list', catalogId ?? 'all', state],
    queryFn: ({ signal }) =>
      catalogId === undefined
        ? fetchList('GET /exhibitor/:perPage/:page', state, { signal })
        : fetchList('GET /catalog/:catalog/exhibitor/:perPage/:page', state, { catalog: catalogId, signal }),
    placeholderData: keepPreviousData,
  });

/** Every exhibitor, for a select of the organiser. */
export const exhibitorOptions = () =>
  queryOptions({
    queryKey: ['exhibitor', 'options'],
    queryFn: async () => (await call('GET /wine/getExhibitors')).data,
  });

/** Every catalogue, the newest first. */
export const catalogOptions = () =>
  queryOptions({
    queryKey: ['catalog', 'options'],
    queryFn: async () => (await call('GET /exhibitor/load-catalogs')).data,
  });

/** Every region with its country; with an exhibitor also those of its wines. */
export const regionChoice = (id?: number) =>
  queryOptions({
    queryKey: ['exhibitor', 'regions', id ?? 'all'],
    queryFn: () => call('POST /exhibitor/get-regions', { body: { id } }),
  });

export async function updateExhibitor(
  id: number | string,
  payload: Partial<ExhibitorUpdate>,
): Promise<ExhibitorItem> {
  const { data } = await call('PUT /exhibitor/:id', { id, body: payload });
  await changed();
  return data;
}

/** Opens the accounts of several exhibitors. */
export async function activateExhibitors(ids: number[]): Promise<{ activated: number; skipped: number }> {
  const { data } = await call('POST /exhibitor/activate', { body: { ids } });
  await changed();
  return data;
}

/** Mails an invitation to those of these exhibitors who have no password yet. */
export async function inviteExhibitors(
  form: InviteExhibitors,
): Promise<{ invited: number; skipped: number }> {
  const { data } = await call('POST /exhibitor/invite', { body: form });
  await changed();
  return data;
}

/** Creates an exhibitor, with the picture if one was chosen. */
export async function createExhibitor(
  payload: ExhibitorCreate,
  file: File | null,
  options: UploadOptions,
): Promise<ExhibitorItem> {
  const sent = file ? { form: { ...payload, web_logo: file } } : { body: payload };
  const { data } = await call('POST /exhibitor', { ...sent, ...options });
  await changed();
  return data;
}

/** Deletes an exhibitor that never participated. */
export async function removeExhibitor(id: number): Promise<void> {
  await call('DELETE /exhibitor/:id', { id });
  await changed();
}

/** Adds exhibitors to a catalogue and returns how many were not in it before. */
export async function assignCatalog(catalogId: number, exhibitorIds: number[]): Promise<number> {
  const body = { catalog_id: catalogId, exhibitor_ids: exhibitorIds };
  const { added } = (await call('POST /exhibitor/assign-catalog', { body })).data;
  await changed();
  return added;
}

/** Sets a new password for an exhibitor who supplies the old one. */
export const resetPassword = (id: number | string, payload: ExhibitorPasswordReset) =>
  call('POST /exhibitor/password-reset/:id', { id, body: payload });

/** Mails the exhibitor a link to set a password. */
export const sendPasswordLink = (id: number) => call('POST /exhibitor/password-link/:id', { id });

/** Ends every session of the exhibitor. */
export const endSessions = (id: number) => call('POST /exhibitor/end-sessions/:id', { id });

/** Stores an exhibitor's picture for the web; the other fields are not changed. */
export async function sendWebLogo(item: ExhibitorItem, file: File, options: UploadOptions): Promise<void> {
  const form = { version: item.version, web_logo: file };
  await call('POST /exhibitor/:id', { id: item.id, form, ...options });
  await changed();
}
