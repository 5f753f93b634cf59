import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Snackbar } from './snackbar.tsx';
import { closeMessage, MESSAGE_MS, notify, PAUSE_MS } from './snackbar-store.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('messages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // What the tests of other files have left open, and what waits behind it.
    closeMessage();
    vi.advanceTimersByTime(PAUSE_MS);
    closeMessage();
    render(
      <MemoryRouter>
        <Snackbar />
      </MemoryRouter>,
    );
  });
  afterEach(() => {
    act(closeMessage);
    vi.useRealTimers();
  });

  it('stay for seven seconds', () => {
    act(() => notify('success', 'Gespeichert.'));
    pass(MESSAGE_MS - 1);
    expect(screen.queryByText('Gespeichert.')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Gespeichert.')).toBeNull();
  });

  it('show one at a time: the open one closes, and after a pause the newest opens', () => {
    act(() => notify('success', 'Erste.'));
    act(() => notify('info', 'Zweite.'));
    expect(screen.queryByText('Erste.')).toBeNull();
    expect(screen.queryByText('Zweite.')).toBeNull();
    pass(PAUSE_MS);
    expect(screen.queryByText('Zweite.')).not.toBeNull();
  });

  it('are not taken away with their action by news, which follows when they close', () => {
    const undo = vi.fn();
    act(() => notify('success', 'Erste.'));
    act(() => notify('success', 'Abgelehnt.', { label: 'Rückgängig', run: undo }));
    // Before the message is even open, and while it is.
    act(() => notify('info', 'Eine wartet nicht mehr.'));
    pass(PAUSE_MS);
    act(() => notify('info', 'Noch eine wartet nicht mehr.'));
    pass(PAUSE_MS);
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeNull();
    pass(MESSAGE_MS);
    expect(screen.queryByText('Abgelehnt.')).toBeNull();
    pass(PAUSE_MS);
    expect(screen.queryByText('Noch eine wartet nicht mehr.')).not.toBeNull();
    pass(MESSAGE_MS + PAUSE_MS);
    expect(screen.queryByText(/wartet nicht mehr/)).toBeNull();
  });

  it('stay with links until one is followed', () => {
    const links = [{ label: 'Position 12', to: '/page/12' }];
    act(() => notify('danger', 'Steht auf einer Seite.', undefined, links));
    pass(10 * MESSAGE_MS);
    const link = screen.getByRole('link', { name: 'Position 12' });
    expect(link.getAttribute('href')).toBe('/page/12');
    fireEvent.click(link);
    expect(screen.queryByText('Position 12')).toBeNull();
  });

  it('can be closed and offer an action', () => {
    const undo = vi.fn();
    act(() => notify('success', 'Verschoben.', { label: 'Rückgängig', run: undo }));
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Verschoben.')).toBeNull();
    act(() => notify('danger', 'Fehlgeschlagen.'));
    expect(screen.getByRole('alert').textContent).toBe('Fehlgeschlagen.');
    fireEvent.click(screen.getByRole('button', { name: 'Meldung schliessen' }));
    expect(screen.queryByText('Fehlgeschlagen.')).toBeNull();
  });
});
