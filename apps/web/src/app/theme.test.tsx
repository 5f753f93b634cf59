import { Checkbox, Drawer, MantineProvider, Menu, Modal, Radio } from '@mantine/core';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { theme } from './theme.ts';

/** Opens a dialog and clicks beside it, this many milliseconds later. */
function clickBeside(afterMs: number) {
  const onClose = vi.fn();
  const before = performance.now();
  render(
    <MantineProvider theme={theme} env="test">
      <Modal opened onClose={onClose} title="Erinnern?" />
    </MantineProvider>,
  );
  expect(screen.getByRole('dialog')).toBeTruthy();
  const overlay = document.querySelector('.mantine-Modal-overlay') as Element;
  const click = createEvent.click(overlay);
  Object.defineProperty(click, 'timeStamp', { value: before + afterMs });
  fireEvent(overlay, click);
  return onClose;
}

it('the second half of a double click leaves the dialog open that the first half opened', () => {
  expect(clickBeside(150)).not.toHaveBeenCalled();
});

it('a later click beside a dialog closes it', () => {
  expect(clickBeside(60_000)).toHaveBeenCalledOnce();
});

it('a tick on the accent has the colour of texts on it, in both schemes', () => {
  render(
    <MantineProvider theme={theme} env="test">
      <Checkbox label="Seite aktiv" checked readOnly />
      <Radio label="Mit Prüfung" checked readOnly />
    </MantineProvider>,
  );
  for (const [role, icon] of [
    ['checkbox', '--checkbox-icon-color'],
    ['radio', '--radio-icon-color'],
  ] as const) {
    const root = screen.getByRole(role).closest<HTMLElement>('[class*="-root"]');
    expect(root?.style.getPropertyValue(icon)).toBe('var(--on-berry)');
  }
});

it.each([
  ['dialog', (opened: boolean) => <Modal opened={opened} onClose={vi.fn()} title="Erinnern?" />],
  ['dialog', (opened: boolean) => <Drawer opened={opened} onClose={vi.fn()} title="Filter" />],
  [
    'menu',
    (opened: boolean) => (
      <Menu opened={opened}>
        <Menu.Target>
          <button type="button">Mehr</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Löschen</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    ),
  ],
] as const)('a closed %s is gone at once, so that the next key is not lost', async (role, shown) => {
  const { rerender } = render(<MantineProvider theme={theme}>{shown(true)}</MantineProvider>);
  await screen.findByRole(role);
  rerender(<MantineProvider theme={theme}>{shown(false)}</MantineProvider>);
  expect(document.querySelector(`[role="${role}"]`)).toBeNull();
});
