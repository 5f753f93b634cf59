import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { MenuButton } from './menu-button.tsx';

/** As in the product: there is no separate element for the initial focus. */
const theme = { components: { Menu: { defaultProps: { withInitialFocusPlaceholder: false } } } };

it('a menu whose first entry is disabled can be used by the keyboard', async () => {
  const down = vi.fn();
  render(
    <MantineProvider theme={theme} env="test">
      <MemoryRouter>
        <MenuButton
          button={<button type="button">Aktionen</button>}
          entries={[
            { label: 'Nach oben', disabled: true, onClick: vi.fn() },
            { label: 'Nach unten', onClick: down },
          ]}
        />
      </MemoryRouter>
    </MantineProvider>,
  );
  screen.getByRole('button', { name: 'Aktionen' }).focus();
  await userEvent.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: 'Nach unten' });
  await expect.poll(() => document.activeElement).toBe(entry);
  await userEvent.keyboard('{Enter}');
  expect(down).toHaveBeenCalledOnce();
});
