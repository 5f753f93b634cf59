import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEEN_MS, useOpenNext } from './use-open-next.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState({}, '', '/');
});

type Answer = { stored: () => void };

/** A screen that opens the stored thing, and another one whose code arrives when `fetched` is called. */
function openScreen(answer: Answer, afterMs: number) {
  function Create() {
    const openNext = useOpenNext();
    answer.stored = () => openNext('/thing/edit/7', { replace: true, afterMs });
    return <Link to="/wine">Weine</Link>;
  }
  let fetched: (part: { Component: () => string }) => void = () => undefined;
  const part = new Promise<{ Component: () => string }>((resolve) => {
    fetched = resolve;
  });
  history.replaceState({}, '', '/thing/create');
  const router = createBrowserRouter([
    { path: '/thing/create', Component: Create },
    { path: '/thing/edit/:id', element: 'Gespeichert' },
    { path: '/wine', lazy: () => part },
  ]);
  render(<RouterProvider router={router} />);
  return { fetch: () => act(async () => fetched({ Component: () => 'Weinliste' })) };
}

const follow = () => act(async () => screen.getByRole('link').click());
const rest = () => act(() => vi.advanceTimersByTimeAsync(2 * SEEN_MS));

it.each([0, SEEN_MS])('the next screen opens by itself after %i ms', async (afterMs) => {
  const answer: Answer = { stored: () => undefined };
  openScreen(answer, afterMs);
  await act(async () => answer.stored());
  await rest();
  expect(location.pathname).toBe('/thing/edit/7');
});

it('who has followed a link meanwhile is not called back, however long it takes to fetch', async () => {
  const answer: Answer = { stored: () => undefined };
  const { fetch } = openScreen(answer, SEEN_MS);
  await act(async () => answer.stored());
  await follow();
  await rest();
  await fetch();
  expect(screen.getByText('Weinliste')).toBeTruthy();
  expect(location.pathname).toBe('/wine');
});

it('an answer that arrives after its screen has gone calls nobody back', async () => {
  const answer: Answer = { stored: () => undefined };
  const { fetch } = openScreen(answer, 0);
  await follow();
  await fetch();
  await act(async () => answer.stored());
  await rest();
  expect(location.pathname).toBe('/wine');
});
