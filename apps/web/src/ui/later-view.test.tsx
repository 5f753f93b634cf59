import { MantineProvider, Modal } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { laterView } from './later-view.tsx';

type DialogProps = { opened: boolean; onClose: () => void };

/** A part whose code cannot be fetched until there is a connection. */
function partOf(connection: { there: boolean }) {
  const Dialog = ({ opened }: DialogProps) => (opened ? <p>Im Dialog</p> : null);
  return laterView<DialogProps>(
    async () => {
      if (!connection.there) throw new TypeError('Failed to fetch dynamically imported module');
      return Dialog;
    },
    { wanted: ({ opened }) => opened, close: ({ onClose }) => onClose() },
  );
}

function show(connection: { there: boolean }) {
  const Part = partOf(connection);
  function Screen() {
    const [opened, setOpened] = useState(false);
    return (
      <MantineProvider>
        <input aria-label="Name" defaultValue="Getippt" />
        <button type="button" onClick={() => setOpened(true)}>
          Öffnen
        </button>
        <Part opened={opened} onClose={() => setOpened(false)} />
      </MantineProvider>
    );
  }
  render(<Screen />);
}

const failed = 'Dieser Teil konnte nicht geladen werden';

it('a part that cannot be fetched says so in its place, and does not affect the screen', async () => {
  const connection = { there: false };
  show(connection);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
  expect((await screen.findByRole('alert')).textContent).toContain(failed);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Getippt');
  await userEvent.click(screen.getByRole('button', { name: 'Schliessen' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('it is shown after another attempt', async () => {
  const connection = { there: false };
  show(connection);
  await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
  await screen.findByRole('alert');
  connection.there = true;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByText('Im Dialog');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['open as soon as it is there', (opened: boolean) => ({ opened })],
  ['shown only while it is open', () => ({ opened: true })],
])('a dialog %s gives the focus back to the button that opened it', async (_, propsOf) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Dialog = ({ opened, onClose }: DialogProps) => (
    <Modal opened={opened} onClose={onClose} title="Dialog">
      Im Dialog
    </Modal>
  );
  const Part = laterView<DialogProps>(() => arrived.then(() => Dialog), {
    wanted: ({ opened }) => opened,
    close: ({ onClose }) => onClose(),
  });
  function Screen() {
    const [asked, setAsked] = useState(false);
    const props = propsOf(asked);
    return (
      <MantineProvider env="test">
        <button type="button" onClick={() => setAsked(true)}>
          Öffnen
        </button>
        {(asked || !props.opened) && <Part {...props} onClose={() => setAsked(false)} />}
      </MantineProvider>
    );
  }
  render(<Screen />);
  const button = screen.getByRole('button', { name: 'Öffnen' });
  await userEvent.click(button);
  arrive();
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});
