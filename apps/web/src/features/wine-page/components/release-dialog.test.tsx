import { MantineProvider } from '@mantine/core';
import type { CategoryWine, PageCategoryItem, PageItem, WinePageInput } from '@rebblatt/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LineGauge } from './line-gauge.tsx';
import { askBeforeRelease } from './release-dialog.tsx';

const wineOf = (id: number, more: Partial<CategoryWine> = {}) =>
  ({
    id,
    wine: `Wein ${id}`,
    year: 2023,
    award: null,
    price1: 20,
    price2: null,
    bottle_sizes: [],
    grape_varieties_count: 1,
    ...more,
  }) as unknown as CategoryWine;

/** Asks before the release of a page with one category and these wines. */
function release(wines: CategoryWine[], sizes: Partial<PageCategoryItem> = {}): Promise<boolean> {
  const chosen = { bottle_size1: '75 cl', bottle_size2: null, ...sizes };
  const category = { id: 1, category: 'Weiss', ...chosen, wines };
  const page = { footer: null, logo: null, stand: null, page_title: null, exhibitor: null };
  const printed = { title: '', company_name: '', logo: null, stand: null, footer: null, categories: [] };
  render(
    <MemoryRouter>
      <MantineProvider env="test">
        <ConfirmDialog />
      </MantineProvider>
    </MemoryRouter>,
  );
  return askBeforeRelease(i18next.t, {
    content: { page: page as unknown as PageItem, categories: [category as unknown as PageCategoryItem] },
    printed: printed as unknown as WinePageInput,
    wines: '/exhibitor-wine',
    wineList: '/exhibitor-wine?gv_count=0',
  });
}

const anyway = async () => userEvent.click(await screen.findByRole('button', { name: 'Trotzdem freigeben' }));

it('asks about a wine that would be printed without any price, and names it', async () => {
  const answer = release([wineOf(1), wineOf(2, { price1: null })]);
  const dialog = await screen.findByRole('dialog', { name: 'Weine ohne Preis' });
  expect(dialog.textContent).toContain('Wein 2 2023');
  expect(dialog.textContent).not.toContain('Wein 1');
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(await answer).toBe(false);
});

it('asks about a category without wines, and names it', async () => {
  const answer = release([]);
  const dialog = await screen.findByRole('dialog', { name: 'Kategorien ohne Wein' });
  expect(dialog.textContent).toContain('Weiss');
  await anyway();
  expect(await answer).toBe(true);
});

it('warns about a page with more lines than recommended', async () => {
  const answer = release(Array.from({ length: 26 }, (_, index) => wineOf(index + 1)));
  const dialog = await screen.findByRole('dialog', { name: 'Viele Zeilen' });
  expect(dialog.textContent).toContain('27 Zeilen');
  await anyway();
  expect(await answer).toBe(true);
});

it('asks nothing about a complete page', async () => {
  expect(await release([wineOf(1)])).toBe(true);
});

it('asks once about all that is missing, and leads to the place of each', async () => {
  history.replaceState(null, '', '/exhibitor-page/edit/12');
  const answer = release([wineOf(1, { price1: null }), wineOf(2, { grape_varieties_count: 0 })]);
  const dialog = await screen.findByRole('dialog', { name: 'Vor der Freigabe prüfen' });
  expect(within(dialog).getByRole('button', { name: 'Wein 1 2023' })).toBeTruthy();
  const wine = within(dialog).getByRole('link', { name: 'Wein 2 2023' });
  expect(wine.getAttribute('href')).toBe('/exhibitor-wine/edit/2?from=%2Fexhibitor-page%2Fedit%2F12');
  await anyway();
  expect(await answer).toBe(true);
});

it('says of a category without bottle size that this is why prices are missing', async () => {
  const answer = release([wineOf(1, { price1: null })], { bottle_size1: null, bottle_size2: null });
  const dialog = await screen.findByRole('dialog', { name: 'Kategorien ohne Flaschengrösse' });
  expect(dialog.textContent).not.toContain('Wein 1');
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(await answer).toBe(false);
});

it('leads from a missing bottle size to its field, not to the name of the category', async () => {
  // The window of these tests has none.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const row = document.createElement('div');
  row.dataset.row = 'category:1';
  row.innerHTML = '<input aria-label="Name"><input role="combobox" aria-label="Grösse">';
  document.body.append(row);
  const answer = release([wineOf(1)], { bottle_size1: null, bottle_size2: null });
  const dialog = await screen.findByRole('dialog', { name: 'Kategorien ohne Flaschengrösse' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Weiss' }));
  expect(await answer).toBe(false);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Grösse'));
  row.remove();
  vi.unstubAllGlobals();
});

it.each([
  [27, false, 'over'],
  [12, false, 'over'],
  [27, true, 'full'],
  [26, true, null],
])('the gauge of %d lines is red only when the page does not fit', (rows, fits, state) => {
  const { container } = render(<LineGauge rows={rows} fits={fits} />);
  expect(container.firstElementChild?.getAttribute('data-state')).toBe(state);
});
