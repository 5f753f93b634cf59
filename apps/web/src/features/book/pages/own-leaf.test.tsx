import type { LeafBook, PageStanding } from '@rebblatt/contracts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { catalogStore } from '../../../lib/session.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { OwnLeaf } from './own-leaf.tsx';

const days = { from: '2026-01-01', to: '2099-12-31', currently_active: 1 } as const;
const fair = { id: 1, name: 'Hauptmesse', catalog_type: 1 as const, ...days };

/** A book of one advertisement. */
const bookWith = (standing: PageStanding) =>
  ({
    ...{ catalog_name: fair.name, language: 'de', total: 1 },
    pages: [
      {
        ...{ folio: 1, printed_pages: 1 },
        known: { page_id: 4, position: 4, page_type: 2, standing, label: 'Steghof', file: 'ab', content: {} },
      },
    ],
  }) as unknown as LeafBook;

function openAs(standing: PageStanding, running: boolean) {
  catalogStore.set({ active_catalog: running ? fair : null, user_catalog_request: null });
  answering((call) => {
    if (call === 'GET /catalog/1/leaf') return { data: bookWith(standing) };
    return call === 'GET /catalog/last-active-catalog'
      ? { data: { ...fair, currently_active: 0 } }
      : undefined;
  });
  show(<OwnLeaf />);
}

beforeEach(() => {
  // The pages are drawn in the room that they have, and there is none without a layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  catalogStore.set(undefined);
});

/** What stands below the page. */
const caption = async () =>
  (await screen.findByRole('link', { name: 'Inserat, Steghof' })).closest('figcaption')?.textContent;

it.each<[PageStanding, running: string, ended: string]>([
  ['draft', 'in Arbeit', 'wird nicht gedruckt'],
  ['no-pdf', 'PDF fehlt', 'wird nicht gedruckt'],
  ['faulty', 'PDF mit Fehlern', 'wird nicht gedruckt'],
  ['rejected', 'abgelehnt', 'wird nicht gedruckt'],
  ['waiting', 'wartet auf Entscheid', 'wartet auf Entscheid'],
  ['accepted', 'angenommen', 'angenommen'],
])('says below a page that is %s: %s, and after the end: %s', async (standing, running, ended) => {
  openAs(standing, true);
  expect(await caption()).toMatch(new RegExp(`${running}$`));
  cleanup();
  queryClient.clear();
  openAs(standing, false);
  expect(await caption()).toMatch(new RegExp(`${ended}$`));
});
