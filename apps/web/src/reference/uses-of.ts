import type { OnPageKind, PageUse } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import { call } from '../lib/call.ts';
import { errorBodyOf, keyText } from '../lib/error-text.ts';
import { sessionStore } from '../lib/session.ts';
import type { Translate } from '../lib/text-key.ts';
import { type Message, notify } from '../ui/snackbar-store.ts';

const linksTo = (t: Translate, pages: readonly PageUse[]): NonNullable<Message['links']> => {
  const session = sessionStore.get();
  const organiser = session !== null && isAdministrator(session.role);
  return pages.map(({ id, position, catalog_id, catalog_name }) => ({
    label: t(($) => $.reference.usedAt, { position, catalog: catalog_name }),
    to: organiser ? `/catalog/${catalog_id}/page/edit/${id}` : `/exhibitor-page/edit/${id}`,
  }));
};

/** The filter of the wine list for the entries of another list, by the path of the latter. */
const wineFilters: Record<string, string> = {
  '/region': 'region_id',
  '/wine-type': 'wine_type_id',
  '/award': 'award_id',
};

/**
 * The pages that a refusal names, or the list of the wines that use the entry, as links; undefined when it names neither.
 * @param entry what was not deleted: the path of its list, and its id
 */
export function usesOf(t: Translate, error: unknown, entry?: { path: string; id: number }): Message['links'] {
  const { pages, params } = errorBodyOf(error) ?? {};
  if (pages) return linksTo(t, pages);
  const filter = entry && wineFilters[entry.path];
  if (!filter || params?.use !== 'wine') return undefined;
  const filters = JSON.stringify({ [filter]: entry.id });
  return [
    {
      label: t(($) => $.reference.showWines),
      to: `/wine?${new URLSearchParams({ columnFilters: filters })}`,
    },
  ];
}

const refusals = {
  wine: 'wine.on-page',
  logo: 'logo.in-use',
  stand: 'conflict.in-use',
  'page-title': 'conflict.in-use',
} as const satisfies Record<OnPageKind, string>;

/**
 * Says on which pages something stands that therefore cannot be removed. Whether it may go, the server decides; when it
 * cannot be asked, the question is asked as ever.
 * @returns whether it stands on one
 */
export async function refusedFor(t: Translate, what: OnPageKind, id: number): Promise<boolean> {
  const pages = await call('GET /page-uses/:what/:id', { what, id })
    .then(({ data }) => data)
    .catch(() => []);
  if (pages.length === 0) return false;
  notify('danger', keyText(t, refusals[what], { use: 'page' }), undefined, linksTo(t, pages));
  return true;
}
