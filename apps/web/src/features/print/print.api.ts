import type {
  PageCount,
  PrintChanges,
  PrintLink,
  PrintLinkPage,
  PrintPreview,
  PrintResult,
  PrintResults,
} from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';

type Answer<T> = { data: T };

/** How often a running generation is looked at, should the live channel be away. */
const WATCH_MS = 2000;

const changed = () => queryClient.invalidateQueries({ queryKey: ['print'] });

/** All books of a catalogue, newest first, and the generation under way. */
export const printResultsOf = (catalogId: string) =>
  queryOptions({
    queryKey: ['print', 'results', catalogId],
    queryFn: async () => (await api.get<PrintResults>(`/print/catalog/${catalogId}`)).data,
    refetchInterval: ({ state }) => (state.data?.running ? WATCH_MS : false),
  });

/** What a generation would print and leave out. */
export async function fetchPrintPreview(catalogId: string): Promise<PrintPreview> {
  return (await api.get<Answer<PrintPreview>>(`/print/catalog/${catalogId}/preview`)).data.data;
}

export async function generateCatalog(catalogId: string, intention: Intention): Promise<void> {
  await api.post(`/print/catalog/${catalogId}`, {}, { intention });
  await changed();
}

export async function cancelGeneration(catalogId: string): Promise<void> {
  await api.post(`/print/catalog/${catalogId}/cancel`);
  await changed();
}

export async function countPages(catalogId: string): Promise<PageCount> {
  return (await api.post<PageCount>(`/print/count-pages/${catalogId}`)).data;
}

/** What changed in a book since the last one the print office has; null for the first. */
export const changesOf = (catalogId: string, resultId: string) =>
  queryOptions({
    queryKey: ['print', 'changes', catalogId, resultId],
    queryFn: async () =>
      (await api.get<Answer<PrintChanges | null>>(`/print/catalog/${catalogId}/${resultId}/changes`)).data
        .data,
  });

/** The links to one book. */
export const linksOf = (resultId: number) =>
  queryOptions({
    queryKey: ['print', 'links', resultId],
    queryFn: async () => (await api.get<Answer<PrintLink[]>>(`/print/result/${resultId}/link`)).data.data,
  });

/** Makes a link with a cover note, which may be empty; its address is told this once. */
export async function createLink(result: PrintResult, coverNote: string): Promise<string> {
  const form = { cover_note: coverNote };
  const answer = await api.post<Answer<{ url: string }>>(`/print/result/${result.id}/link`, form);
  await changed();
  return answer.data.data.url;
}

/** Writes the cover note of a link anew; an empty one is none. */
export async function writeCoverNote(linkId: number, coverNote: string): Promise<void> {
  await api.put(`/print/link/${linkId}`, { cover_note: coverNote });
  await changed();
}

export async function revokeLink(id: number): Promise<void> {
  await api.delete(`/print/link/${id}`);
  await changed();
}

/** What a print office's link leads to. */
export const linkPage = (token: string) =>
  queryOptions({
    queryKey: ['print', 'link-page', token],
    queryFn: async () =>
      (await api.get<Answer<PrintLinkPage>>(`/print-link/${encodeURIComponent(token)}`)).data.data,
    retry: false,
  });

/** Address of the book behind a link; the key in it is all the browser needs. */
export const linkDownload = (token: string) => `/api/print-link/${encodeURIComponent(token)}/download`;
/** Address of a PDF with only the pages that changed. */
export const linkChangedPages = (token: string) =>
  `/api/print-link/${encodeURIComponent(token)}/changed-pages`;
/** Address of the picture of a changed page: `pdfPage` of the book `result`. */
export const linkPicture = (token: string, result: number, pdfPage: number) =>
  `/api/print-link/${encodeURIComponent(token)}/picture/${result}/${pdfPage}`;
export const linkManifest = (token: string) => `/api/print-link/${encodeURIComponent(token)}/manifest`;
