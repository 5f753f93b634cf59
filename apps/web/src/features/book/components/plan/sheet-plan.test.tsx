import type { SheetPlanPage } from '@rebblatt/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { queryClient } from '../../../../lib/query-client.ts';
import { sheetPlanOf } from '../../../page/page.api.ts';
// Fetched when the focus comes: it would still be on its way when the test is over.
import './plan-hands.tsx';
import './unfolded-plan.tsx';
import { SheetPlan } from './sheet-plan.tsx';

const page = (id: number): SheetPlanPage => ({
  id,
  position: id,
  page_type: 1,
  active: 1,
  state: 'draft',
  standing: 'draft',
  label: `Weingut ${id}`,
  folio: id,
  sheets: 1,
});

it('the sheet plan is one stop of the Tab key, and the arrow keys move through its pages', async () => {
  const data = [1, 2, 3, 4, 5, 6].map(page);
  const sum = { total: 6, printed_pages: 6, missing_to_multiple_of_4: 2 };
  queryClient.setQueryData(sheetPlanOf('1').queryKey, { data, ...sum });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SheetPlan catalogId="1" base="/catalog/1/page" shown={[]} />
        <button type="button">Danach</button>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const focused = () => document.activeElement?.firstChild?.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Bogenplan' }));
  await screen.findByRole('link', { name: /^Gedruckte Seite 6/ });
  await userEvent.tab();
  expect(focused()).toBe('Durchblättern');
  await userEvent.tab();
  expect(focused()).toBe('1');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(focused()).toBe('2');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe('6');
  await userEvent.tab();
  expect(focused()).toBe('Danach');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('6');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(focused()).toBe('1');
  expect(
    screen.getAllByRole('link', { name: /^Gedruckte/ }).filter((link) => link.tabIndex === 0),
  ).toHaveLength(1);
});
