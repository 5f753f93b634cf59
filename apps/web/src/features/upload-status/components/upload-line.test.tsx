import { MantineProvider } from '@mantine/core';
import type { StatusItem } from '@rebblatt/contracts';
import { render, screen } from '@testing-library/react';
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

it.each([
  [
    'job.cancelled',
    'Abgebrochen',
    'Die Generierung wurde abgebrochen. An den Ergebnissen hat sich nichts geändert.',
  ],
  ['print.failed', 'Fehlgeschlagen', 'Der Katalog konnte nicht generiert werden.'],
])('a generation that ended with %s reads «%s»', (error, state, reason) => {
  render(<UploadLine item={{ ...failed, error }} />, { wrapper: MantineProvider });
  expect(screen.getByText(state)).not.toBeNull();
  expect(screen.getByText(reason)).not.toBeNull();
});
