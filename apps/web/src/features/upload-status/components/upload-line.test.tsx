import { MantineProvider } from '@mantine/core';
import type { StatusItem } from '@rebblatt/contracts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UploadLine } from './upload-line.tsx';

const failed: StatusItem = {
  id: 1,
  type: 4,
  status: 2,
  name: 'Hauptmesse',
  statusable_id: 3,
  progress: 40,
  error: null,
  error_params: {},
  created_at: '2026-11-21T16:00:00.000Z',
};

const show = (item: StatusItem) =>
  render(
    <MemoryRouter>
      <UploadLine item={item} onOpen={() => undefined} />
    </MemoryRouter>,
    { wrapper: MantineProvider },
  );

it.each([
  [
    'job.cancelled',
    'Abgebrochen',
    'Die Generierung wurde abgebrochen. An den Ergebnissen hat sich nichts geändert.',
  ],
  ['print.failed', 'Fehlgeschlagen', 'Das Buch konnte nicht generiert werden.'],
])('a generation that ended with %s shows «%s»', (error, state, reason) => {
  show({ ...failed, error });
  expect(screen.getByText(state)).not.toBeNull();
  expect(screen.getByText(reason)).not.toBeNull();
});

it.each([
  [1, '/logo?report=3'],
  [2, '/exhibitor-page/edit/3'],
  [3, '/exhibitor-page/edit/3'],
  [4, '/catalog/3/print'],
  [5, '/catalog/3/print'],
] as const)('an upload of type %d links to %s', (type, address) => {
  show({ ...failed, type });
  expect(screen.getByRole('link', { name: 'Hauptmesse' }).getAttribute('href')).toBe(address);
});
