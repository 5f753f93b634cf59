import type { WinePageInput } from '@rebblatt/contracts';
import { WinePage, winePageStylesheet } from '@rebblatt/printed-page';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const wine = { name: 'Räuschling', year: 2023, sku: null, price1: 24.5, price2: null };
const input: WinePageInput = {
  page_title: 'Zürich',
  company: {
    company_name: 'Weingut Seehalde AG',
    ...{ street: null, number: null, zip_code: null, city: null, phone: null, website: null },
  },
  stand: null,
  logo: null,
  footer: null,
  categories: [
    {
      id: 1,
      category: 'Weissweine',
      bottle_size1: '75 cl',
      bottle_size2: null,
      wines: [
        { ...wine, id: 1, award: { symbol: 'v', award: 'Gold' } },
        { ...wine, id: 2, award: null },
      ],
    },
  ],
};

// WebKit gives rows and groups of rows no position: what is placed in one lands on the page.
it('places what stands in a row of the printed page in a cell, never in the row', () => {
  const frame = { pageId: 1, folio: 12, catalogName: 'Weinschiffe', language: 'de' as const };
  const { container } = render(
    <>
      <style>{winePageStylesheet()}</style>
      <WinePage input={input} frame={frame} />
    </>,
  );
  const rows = [...container.querySelectorAll('tr, thead, tbody')];
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) expect(getComputedStyle(row).position).toMatch(/^(static)?$/);
  const placed = [...container.querySelectorAll('tr svg')];
  expect(placed.length).toBeGreaterThan(3);
  for (const drawing of placed) {
    expect(getComputedStyle(drawing).position).toBe('absolute');
    const cell = drawing.closest('td, th');
    expect(cell && getComputedStyle(cell).position).toBe('relative');
  }
});
