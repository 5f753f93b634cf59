import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../lib/query-client.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/**
 * Renders a part of a screen with what every screen has around it: router, queries, confirmations.
 *
 * @param at the address, by default the root
 * @param path that of the screen, whose parameters are in the address
 */
export function show(element: ReactNode, { at = '/', path = '*' } = {}) {
  const router = createMemoryRouter(
    [{ path, element }, ...(path === '*' ? [] : [{ path: '*', element: null }])],
    { initialEntries: [at] },
  );
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ConfirmDialog />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
