import { MantineProvider } from '@mantine/core';
import type { HistoryItem } from '@rebblatt/contracts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowButtons } from './row-buttons.tsx';

it('tells apart what two changes of one page bring back, and what they compare', () => {
  const changed = (id: number, at: string): HistoryItem => ({
    ...{ id, at, actor: null, on_behalf: null, exhibitor: null, kind: 'page', entity: 'page', entity_id: 7 },
    ...{ action: 'update', item: null, exists: 1, bring_back: 1, compare: 1, changes: [] },
    page: null,
  });
  render(
    <MantineProvider env="test">
      <RowButtons row={changed(1, '2027-02-01T10:00:00.000Z')} />
      <RowButtons row={changed(2, '2027-02-01T10:00:07.000Z')} />
    </MantineProvider>,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(4);
  expect(names[1]).toMatch(/^Zurückholen: .+, 01\.02\.2027,? \d\d:00:00$/);
});
