import type { BodyOf, PublicationItem } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';
import { fileAt } from '../../lib/file-address.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';

/** How often a running publication is asked for, in case the live connection is lost. */
const WATCH_MS = 1500;
/** How often otherwise: accepted pages change what would be published. */
const LOOK_MS = 20_000;
const VISITS_MS = 60_000;

const keyOf = (catalogId: number | string) => ['edition', String(catalogId)];
const changed = (catalogId: number) => queryClient.invalidateQueries({ queryKey: keyOf(catalogId) });

/** The editions of a catalogue, how it is published, and what the next edition would be. */
export const editionsOf = (catalogId: string) =>
  queryOptions({
    queryKey: keyOf(catalogId),
    queryFn: () => call('GET /edition/catalog/:id', { id: catalogId }),
    refetchInterval: ({ state }) => (state.data?.running ? WATCH_MS : LOOK_MS),
  });

/** How often visitors read it, by day and kind of page; sums come once a minute. */
export const visitsOf = (catalogId: number) =>
  queryOptions({
    queryKey: ['edition-visits', catalogId],
    queryFn: async () => (await call('GET /edition/catalog/:id/visits', { id: catalogId })).data,
    refetchInterval: VISITS_MS,
  });

/** A page of the next edition as a document; while another is fetched, the one before stays. */
export const previewOf = (catalogId: number, path: string) =>
  queryOptions({
    queryKey: ['edition-preview', catalogId, path],
    queryFn: async () => {
      const url = fileAt('GET /edition/catalog/:id/preview', { id: catalogId, query: { path } });
      return (await request<Blob>({ method: 'GET', url, as: 'blob' })).text();
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Publishes what is accepted. */
export async function publishCatalog(catalogId: number, intention: Intention): Promise<void> {
  try {
    await call('POST /edition/catalog/:id', { id: catalogId, intention });
    intention.end();
  } finally {
    // Refused, somebody else was faster, and the screen shows theirs.
    await changed(catalogId);
  }
}

/** Takes away what visitors see. */
export async function withdrawCatalog(catalogId: number): Promise<void> {
  try {
    await call('DELETE /edition/catalog/:id/current', { id: catalogId });
  } finally {
    await changed(catalogId);
  }
}

/** Shows visitors an edition. @param version that is known here of how the catalogue is published */
export async function showEdition(catalogId: number, id: number, version: number): Promise<void> {
  try {
    await call('PUT /edition/:id', { id, body: { current: 1, version } });
  } finally {
    await changed(catalogId);
  }
}

/** Saves how a catalogue is published. */
export async function savePublication(
  catalogId: number,
  body: BodyOf<'PUT /edition/catalog/:id'>,
): Promise<PublicationItem> {
  const { data } = await call('PUT /edition/catalog/:id', { id: catalogId, body });
  await changed(catalogId);
  return data;
}
