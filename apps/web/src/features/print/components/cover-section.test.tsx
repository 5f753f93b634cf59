import { MantineProvider } from '@mantine/core';
import { type Cover, checkStates } from '@rebblatt/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { transport } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { answerOf } from '../../../testing/answering.ts';
import { CoverSection } from './cover-section.tsx';

const usual = transport.send;
afterEach(() => {
  transport.send = usual;
  queryClient.clear();
});

const cover: NonNullable<Cover['data']> = {
  ...{ name: 'umschlag.pdf', size: 2000, sha256: 'a'.repeat(64), uploaded_at: '2030-07-15T10:00:00.000Z' },
  ...{ pages: 4, form: null, spine_mm: null, errors: 0, warnings: 0, uploaded_by: null, version: 1 },
  ...{ status: checkStates.failed, report: null },
};

/** Answers as the server does, and keeps what it was asked. */
function answering() {
  const asked: string[] = [];
  const shown = { ...cover };
  transport.send = async ({ method, url }) => {
    const call = `${method} ${url}`;
    asked.push(call);
    if (call.endsWith('/check-again')) Object.assign(shown, { status: checkStates.checking });
    const data = { data: { ...shown }, expected_spine: null };
    return answerOf(data);
  };
  return asked;
}

it('a cover that could not be checked is not blamed, and one click has it checked again', async () => {
  const asked = answering();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <CoverSection catalogId="7" />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const notice = await screen.findByText(
    'Die Datei konnte gerade nicht geprüft werden. Es liegt nicht an ihr.',
  );
  expect(document.body.textContent).not.toMatch(/Fehler|zu aufwendig/);
  fireEvent.click(screen.getByRole('button', { name: 'Nochmals prüfen' }));
  expect(await screen.findByText('Der Umschlag wird noch geprüft.')).toBeTruthy();
  expect(notice.isConnected).toBe(false);
  expect(asked.filter((call) => call.includes('check-again'))).toEqual(['POST /print/cover/7/check-again']);
});
