import type {
  AcceptedAsProposed,
  AdminRequestItem,
  BodyOf,
  RequestItem,
  SessionCheck,
} from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { fetchList } from '../../lib/list-call.ts';
import type { ListState } from '../../lib/list-state.ts';
import { queryClient } from '../../lib/query-client.ts';
import { catalogStore, setCatalogState } from '../../lib/session.ts';

const OWN = ['request', 'active'];

/** The exhibitor's own request for the active catalogue; null if none was sent. */
export const ownRequest = () =>
  queryOptions({ queryKey: OWN, queryFn: async () => (await call('GET /request/active')).data });

/** Updates the own request in the session, on which the bell and the start page depend. */
function rememberRequest(request: SessionCheck['user_catalog_request']): void {
  const state = catalogStore.get();
  if (state) setCatalogState({ ...state, user_catalog_request: request });
}

/** Updates the own request from the live channel; pages and stands change with it. */
export function receiveRequest(request: SessionCheck['user_catalog_request']): void {
  rememberRequest(request);
  for (const key of ['request', 'page']) void queryClient.invalidateQueries({ queryKey: [key] });
}

export const sent = ({ data }: { data: RequestItem }): RequestItem => {
  queryClient.setQueryData(OWN, data);
  rememberRequest({ id: data.id, accepted: data.accepted });
  return data;
};

export const sendRequest = async (body: BodyOf<'POST /request'>, intention: Intention) =>
  sent(await call('POST /request', { body, intention }));

export const changeRequest = async (id: number, body: BodyOf<'PUT /request/:id'>) =>
  sent(await call('PUT /request/:id', { id, body }));

/** The filters of the organiser's list besides its columns. */
export type RequestView = { state?: string; catalog_id?: number };

/** One page of the requests of exhibitors. */
export const adminRequests = (state: ListState, query: RequestView) =>
  queryOptions({
    queryKey: ['admin-request', 'list', state, query],
    queryFn: ({ signal }) => fetchList('GET /admin-request/:perPage/:page', state, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** One request with everything needed to decide on it. */
export const adminRequest = (id: number | string) =>
  queryOptions({
    queryKey: ['admin-request', 'one', String(id)],
    queryFn: async () => (await call('GET /admin-request/:id', { id })).data,
  });

/** Accepts or rejects, after which pages, stands and lists are fetched anew. */
export async function decideRequest(
  id: number,
  body: BodyOf<'PUT /admin-request/:id'>,
): Promise<AdminRequestItem> {
  return decided((await call('PUT /admin-request/:id', { id, body })).data);
}

/** Takes a decision back before its exhibitor is told; refused when anything has changed since. */
export const takeBackRequest = async ({ id, version }: Pick<AdminRequestItem, 'id' | 'version'>) =>
  decided((await call('POST /admin-request/:id/take-back', { id, body: { version } })).data);

/** What accepting these requests as proposed would do. */
export const acceptanceOf = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['admin-request', 'acceptance', ids],
    queryFn: async () => {
      const body = { ids: [...ids], only_check: 1 };
      return (await call('POST /admin-request/accept', { body })).data;
    },
    // Others order and decide meanwhile; each time it is asked anew.
    gcTime: 0,
  });

/** Accepts these requests as proposed, as far as that is possible. */
export async function acceptAsProposed(ids: readonly number[]): Promise<AcceptedAsProposed> {
  const { data } = await call('POST /admin-request/accept', { body: { ids: [...ids] } });
  changedByDecision();
  return data;
}

function decided(data: AdminRequestItem): AdminRequestItem {
  queryClient.setQueryData(adminRequest(data.id).queryKey, data);
  changedByDecision();
  return data;
}

function changedByDecision(): void {
  for (const key of ['admin-request', 'page', 'stand', 'exhibitor'])
    void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Records that the user has seen this version; later changes are marked the next time. */
export async function noteLook(id: number, version: number): Promise<void> {
  await call('POST /admin-request/:id/look', { id, body: { version } }).catch(() => undefined);
  void queryClient.invalidateQueries({ queryKey: ['admin-request', 'list'] });
}
