import { MantineProvider } from '@mantine/core';
import type { Fair } from '@rebblatt/contracts';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { type Session, sessionStore } from '../../../lib/session.ts';
import { fairOptions } from '../../fair/fair.api.ts';
import { Help } from './help.tsx';

afterEach(() => {
  sessionStore.set(null);
  queryClient.clear();
});

it.each([
  ['EXHIBITOR', 1],
  ['ADMIN', 0],
])('names to %s whom to ask, as the manual says', async (role, shown) => {
  sessionStore.set({ id: 7, role, administrator: null } as Session);
  const fair = { name: 'Messe am See', contact_name: 'Vera Muster', phone: '044 555 01 02', email: null };
  queryClient.setQueryData(fairOptions().queryKey, { ...fair, hours: null, version: 1 } as Fair);
  render(
    <MantineProvider env="test">
      <Help />
    </MantineProvider>,
  );
  if (shown) expect(await screen.findByRole('link', { name: '044 555 01 02' })).toBeTruthy();
  expect(screen.queryAllByText('Vera Muster')).toHaveLength(shown);
});
