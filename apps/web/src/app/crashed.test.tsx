import { MantineProvider } from '@mantine/core';
import type { Role } from '@rebblatt/contracts';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { type Session, sessionStore } from '../lib/session.ts';
import { Crashed } from './crashed.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStore.set(null);
});

function Broken(): never {
  throw new Error('a screen that cannot be drawn');
}

it.each<[Role | null, RegExp]>([
  [null, /der Messeleitung\.$/],
  ['EXHIBITOR', /der Messeleitung\.$/],
  ['ADMIN', /der Person, die Rebblatt betreibt\.$/],
])('says to %s whom to tell', (role, whom) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStore.set(role && ({ id: 7, role, administrator: null } as Session));
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <Crashed /> }]);
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  expect(screen.getByText(/^Laden Sie die Seite neu/).textContent).toMatch(whom);
});
