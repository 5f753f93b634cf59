import type { LogoItem, PageItem } from '@rebblatt/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import type { PageContent } from './content.rules.ts';
import { createEditing, EditingContext } from './editing.ts';
import { LogoStrip } from './logo-strip.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const page = { id: 7, version: 1, exhibitor_id: 3, logo_id: null, logo: null } as PageItem;
const logoOf = (id: number) => ({ id, name: `Logo ${id}`, version: 1 }) as LogoItem;

/** The page with so many approved logos, and what was sent to store it. */
async function opened(logos: LogoItem[], organiser = false) {
  const sent = answering((call) => {
    if (call.startsWith('GET /logo/')) return { data: logos, total: logos.length };
    if (!call.startsWith('PUT /page/')) return undefined;
    // The first change chooses the logo, the second takes it away.
    const isFirst = sent.filter((one) => one.call === call).length === 1;
    return { data: { ...page, logo_id: isFirst ? 1 : null, version: 2 } };
  });
  const editing = createEditing({ page, categories: [] } as unknown as PageContent, {
    refused: () => undefined,
    closed: () => undefined,
  });
  show(
    <EditingContext.Provider value={editing}>
      <LogoStrip organiser={organiser} />
    </EditingContext.Provider>,
  );
  await screen.findByRole('radio', { name: 'Logo Logo 1' });
  return () => sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
}
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Logo Logo 1' }).checked;

it('chooses the only approved logo by itself, once', async () => {
  const stored = await opened([logoOf(1)]);
  await waitFor(() => expect(chosen()).toBe(true));
  await waitFor(() => expect(stored()).toEqual([{ logo_id: 1, version: 1 }]));
  fireEvent.click(screen.getByRole('radio', { name: 'Kein Logo' }));
  await waitFor(() => expect(stored()).toHaveLength(2));
  expect(chosen()).toBe(false);
});

it('chooses none of several, and none for the organiser', async () => {
  const several = await opened([logoOf(1), logoOf(2)]);
  expect([chosen(), several()]).toEqual([false, []]);
  cleanup();
  queryClient.clear();
  const organiser = await opened([logoOf(1)], true);
  expect([chosen(), organiser()]).toEqual([false, []]);
});
