import type { LogoItem, RemarkForm, TextBlockItem, WaitingPage } from '@rebblatt/contracts';
import { MAX_PER_PAGE } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { fileAt } from '../../lib/file-address.ts';
import { fetchList } from '../../lib/list-call.ts';
import { BARE_LIST, type ListState } from '../../lib/list-state.ts';
import { pictureUrl } from '../../lib/picture.ts';
import { queryClient } from '../../lib/query-client.ts';
import { pagesChanged } from '../page/page.api.ts';
import { movedTogether } from '../page/page-move.rules.ts';

/** Others decide as well; the live channel says so, and this is for when it is away. */
const freshness = { staleTime: 0, refetchInterval: 60_000 };

/** Reads all queues again; the live channel does the same. */
export const waitingChanged = () => queryClient.invalidateQueries({ queryKey: ['waiting'] });

/** The pages of a catalogue that wait for a decision, the longest wait first. */
export const waitingPages = (catalogId: number) =>
  queryOptions({
    queryKey: ['waiting', 'pages', catalogId],
    queryFn: async ({ signal }) =>
      (await call('GET /catalog/:id/waiting-pages', { id: catalogId, signal })).data,
    ...freshness,
  });

const all = (columnFilters: ListState['columnFilters'], sort: string): ListState => ({
  ...BARE_LIST,
  currentPerPage: MAX_PER_PAGE,
  columnFilters,
  sortParameters: [{ field: sort, type: 'asc' }],
});

/** The logos of a catalogue's exhibitors that wait for a decision, or with null of all exhibitors, the oldest first. */
export const waitingLogos = (catalogId: number | null) =>
  queryOptions({
    queryKey: ['waiting', 'logos', catalogId],
    queryFn: async ({ signal }): Promise<LogoItem[]> => {
      const state = all({ waiting: 1, ...(catalogId !== null && { catalog_id: catalogId }) }, 'id');
      return (await fetchList('GET /logo/:perPage/:page', state, { signal })).data;
    },
    ...freshness,
  });

/** The requests for a catalogue that wait for a decision, the oldest first. */
export const waitingRequests = (catalogId: number) =>
  queryOptions({
    queryKey: ['waiting', 'requests', catalogId],
    queryFn: async ({ signal }) => {
      const query = { catalog_id: catalogId, state: 'sent' };
      const args = { query, signal };
      return (await fetchList('GET /admin-request/:perPage/:page', all({}, 'created_at'), args)).data;
    },
    ...freshness,
  });

type Rejection = { text: string; remarks: RemarkForm[] };
type Version = { id: number; version: number };

const changed = <Stored>(stored: Stored): Stored => {
  // Not awaited: the queue goes on at once.
  void pagesChanged();
  void waitingChanged();
  return stored;
};

const formOf = ({ text, x_mm, y_mm }: RemarkForm): RemarkForm => ({ text, x_mm, y_mm });

/**
 * Accepts a page, or rejects it with a text and remarks on the page.
 * @param dropCorrection whether it is accepted although a correction of it is proposed
 * @returns its new version
 */
export async function decidePage(
  { id, version }: Version,
  rejection: Rejection | null,
  dropCorrection = false,
): Promise<Version> {
  const decision = rejection
    ? { release_accepted: 0 as const, comment: rejection.text, remarks: rejection.remarks.map(formOf) }
    : { release_accepted: 1 as const, ...(dropCorrection && { drop_correction: 1 as const }) };
  return changed((await call('PUT /page/:id', { id, body: { ...decision, version } })).data);
}

/** Takes an acceptance back. */
export async function withdrawPage({ id, version }: Version): Promise<void> {
  changed(await call('PUT /page/:id', { id, body: { release_accepted: null, version } }));
}

/** Takes a rejection back. */
export async function takeBackRejection({ id, version }: Version): Promise<void> {
  changed(await call('POST /page/take-back-rejection/:id', { id, body: { version } }));
}

type Placed = { id: number; position: number };
/** A page that was moved: where it stands since, and where it stood before. */
type Moved = Placed & { before: number };

/** Gives pages the places that they take from one another. */
async function placePages(places: (Placed & { was?: number })[]): Promise<void> {
  await call('PATCH /page/persist-order', { body: { data: places } });
  await pagesChanged();
}

/**
 * Puts pages of a catalogue together from a position on.
 * @returns the pages that stand elsewhere now
 */
export async function movePages(
  catalogId: number,
  chosen: ReadonlySet<number>,
  position: number,
): Promise<Moved[]> {
  const { data: book } = await call('GET /catalog/:id/sheet-plan', { id: catalogId });
  const moved = movedTogether(book, chosen, position);
  if (moved.length > 0) await placePages(moved);
  const before = new Map(book.map((page) => [page.id, page.position]));
  return moved.map((page) => ({ ...page, before: before.get(page.id) ?? page.position }));
}

/** Puts moved pages back where they were. The server refuses it if one of them was moved again since. */
export const movePagesBack = (moved: readonly Moved[]): Promise<void> =>
  placePages(moved.map(({ id, position, before }) => ({ id, position: before, was: position })));

/** The uploaded PDF of a page as a picture. */
export const adPicture = ({ id, version, content_pdf }: WaitingPage) =>
  pictureUrl(fileAt('GET /page-image/:id', { id }), `${content_pdf}-${version}`);

/** The texts that the organiser keeps for rejections. */
export const textBlocks = () =>
  queryOptions({
    queryKey: ['text-block'],
    queryFn: async () => (await call('GET /text-block')).data,
  });

const blocksChanged = () => queryClient.invalidateQueries({ queryKey: ['text-block'] });

export async function addTextBlock(body: Pick<TextBlockItem, 'kind' | 'language' | 'text'>): Promise<void> {
  await call('POST /text-block', { body });
  await blocksChanged();
}

export async function changeTextBlock(
  { id, version }: TextBlockItem,
  change: { text?: string; position?: number },
): Promise<void> {
  await call('PUT /text-block/:id', { id, body: { ...change, version } });
  await blocksChanged();
}

export async function removeTextBlock(id: number): Promise<void> {
  await call('DELETE /text-block/:id', { id });
  await blocksChanged();
}
