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

/** The pages that a refusal names, as links to them; undefined when it names none. */
export function usesOf(t: Translate, error: unknown): Message['links'] {
  const pages = errorBodyOf(error)?.pages;
  return pages && linksTo(t, pages);
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
