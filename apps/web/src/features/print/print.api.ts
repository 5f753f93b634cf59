import type { BodyOf, BookState, Language } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { fileAt } from '../../lib/file-address.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';
import { countPages } from '../standing/standing.api.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['print'] });

/** How often it is read whether a book is outdated: any decision and every saved page can make it so. */
const STATE_MS = 20_000;

/**
 * What each book of a catalogue is, by its id: complete or a draft, current or outdated. It is read anew for every new
 * book, and from time to time while somebody looks at it.
 * @param newest the id of the newest book
 */
export const bookStatesOf = (catalogId: string, newest: number | undefined) =>
  queryOptions({
    queryKey: ['print', 'state', catalogId, newest],
    queryFn: async () => {
      const { data } = await call('GET /print/catalog/:id/state', { id: catalogId });
      return new Map(data.map((state) => [state.result_id, state]));
    },
    staleTime: 0,
    refetchInterval: STATE_MS,
    placeholderData: keepPreviousData,
  });

/** What one book of a catalogue is at this moment; undefined when the server does not say. */
export async function bookStateNow(catalogId: number, resultId: number): Promise<BookState | undefined> {
  const { data } = await call('GET /print/catalog/:id/state', { id: catalogId });
  return data.find(({ result_id }) => result_id === resultId);
}

/** What a generation would print and omit, read anew each time. */
export const printPreviewOf = (catalogId: string) =>
  queryOptions({
    queryKey: ['print', 'preview', catalogId],
    queryFn: async () => (await call('GET /print/catalog/:id/preview', { id: catalogId })).data,
    staleTime: 0,
  });

export async function generateCatalog(catalogId: string, intention: Intention): Promise<void> {
  try {
    await call('POST /print/catalog/:id', { id: catalogId, intention });
  } finally {
    // Refused, somebody else was faster, and the desk shows theirs.
    await changed();
  }
}

export async function cancelGeneration(catalogId: string): Promise<void> {
  await call('POST /print/catalog/:id/cancel', { id: catalogId });
  await changed();
}

/** The same, counted when it is asked for and forgotten afterwards. */
export const countedNow = (catalogId: string) =>
  queryOptions({
    queryKey: ['print', 'count', catalogId],
    queryFn: () => countPages(catalogId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** What changed in a book since the last one the print office has; null for the first. */
export const changesOf = (catalogId: string, resultId: string) =>
  queryOptions({
    queryKey: ['print', 'changes', catalogId, resultId],
    queryFn: async () =>
      (await call('GET /print/catalog/:id/:result/changes', { id: catalogId, result: resultId })).data,
  });

/** The links to one book. */
export const linksOf = (resultId: number) =>
  queryOptions({
    queryKey: ['print', 'links', resultId],
    queryFn: async () => (await call('GET /print/result/:id/link', { id: resultId })).data,
  });

/** Creates a link, and sends it if there is a mail; its address is returned only now. */
export async function createLink(
  resultId: number,
  body: BodyOf<'POST /print/result/:id/link'>,
): Promise<{ id: number; url: string }> {
  const { data } = await call('POST /print/result/:id/link', { id: resultId, body });
  await changed();
  return { id: data.id, url: data.url };
}

/** Replaces the cover note of a link; an empty one removes it. */
export async function writeCoverNote(linkId: number, coverNote: string): Promise<void> {
  await call('PUT /print/link/:id', { id: linkId, body: { cover_note: coverNote } });
  await changed();
}

export async function revokeLink(id: number): Promise<void> {
  await call('DELETE /print/link/:id', { id });
  await changed();
}

/** The data of a print office's link. */
export const linkPage = (token: string) =>
  queryOptions({
    queryKey: ['print', 'link-page', token],
    queryFn: async () => (await call('GET /print-link/:token', { token })).data,
    retry: false,
  });

/** The book of a link; needs no session because its address contains the key. */
export const linkDownload = (token: string) => fileAt('GET /print-link/:token/download', { token });
/** A PDF with only the pages that changed. */
export const linkChangedPages = (token: string) => fileAt('GET /print-link/:token/changed-pages', { token });
/** The address of the image of a changed page: `pdfPage` of the book `result`. */
export const linkPicture = (token: string, result: number, pdfPage: number) =>
  fileAt('GET /print-link/:token/picture/:book/:page', { token, book: result, page: pdfPage });
export const linkManifest = (token: string, lang: Language) =>
  fileAt('GET /print-link/:token/manifest', { token, query: { lang } });
