import type { ErrorParams, OnPageKind, Uses } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import { call } from '../lib/call.ts';
import { errorBodyOf, keyText } from '../lib/error-text.ts';
import { sessionStore } from '../lib/session.ts';
import type { Translate } from '../lib/text-key.ts';
import { type Message, notify } from '../ui/snackbar-store.ts';
import { usersOf } from './used-in.ts';

type Links = NonNullable<Message['links']>;

function linksTo(t: Translate, { pages = [], exhibitors = [], more = 0 }: Uses): Links {
  const session = sessionStore.get();
  const organiser = session !== null && isAdministrator(session.role);
  const links: Links[number][] = pages.map(({ id, position, catalog_id, catalog_name }) => ({
    label: t(($) => $.reference.usedAt, { position, catalog: catalog_name }),
    to: organiser ? `/catalog/${catalog_id}/page/edit/${id}` : `/exhibitor-page/edit/${id}`,
  }));
  for (const { id, company_name, catalog_name, request_id } of exhibitors)
    links.push({
      label: t(($) => $.reference.usedBy, { exhibitor: company_name, catalog: catalog_name }),
      to: request_id === null ? `/exhibitor/edit/${id}` : `/admin-request/edit/${request_id}`,
    });
  if (more > 0) links.push({ label: t(($) => $.reference.usedMore, { more }) });
  return links;
}

/** The lists of what a catalogue has, as far as it has some. */
function partsOf(t: Translate, catalogId: number, counts: ErrorParams): Links {
  const requests = new URLSearchParams({ columnFilters: JSON.stringify({ catalog_id: catalogId }) });
  const parts = [
    ['exhibitors', t(($) => $.reference.showExhibitors), `/catalog/${catalogId}/exhibitor`],
    ['requests', t(($) => $.reference.showRequests), `/admin-request?${requests}`],
    ['pages', t(($) => $.reference.showPages), `/catalog/${catalogId}/page`],
  ] as const;
  return parts.filter(([part]) => counts[part]).map(([, label, to]) => ({ label, to }));
}

/**
 * What a refusal names, or the list of what uses the entry, as links; undefined when there is neither.
 * @param entry what was not deleted: the path of its list, and its id
 */
export function usesOf(
  t: Translate,
  error: unknown,
  entry?: { path: string; id: number },
): Links | undefined {
  const body = errorBodyOf(error);
  if (body?.pages || body?.exhibitors) return linksTo(t, body);
  if (entry && body?.error === 'catalog.has-users-and-pages') return partsOf(t, entry.id, body.params);
  const users = entry && usersOf(entry.path, entry.id, body?.params.use);
  if (!users) return undefined;
  const label = t(($) => (users.list === '/wine' ? $.reference.showWines : $.reference.showStands));
  return [{ label, to: users.to }];
}

const refusals = {
  wine: 'wine.on-page',
  logo: 'logo.in-use',
} as const satisfies Record<OnPageKind, string>;

/**
 * Says on which pages something stands that therefore cannot be removed. Whether it may go, the server decides; when it
 * cannot be asked, the question is asked as ever.
 * @returns whether it stands on one
 */
export async function refusedFor(t: Translate, what: OnPageKind, id: number): Promise<boolean> {
  const { data: pages, more } = await call('GET /page-uses/:what/:id', { what, id }).catch(() => ({
    data: [],
    more: 0,
  }));
  if (pages.length === 0) return false;
  notify('danger', keyText(t, refusals[what]), undefined, linksTo(t, { pages, more }));
  return true;
}
