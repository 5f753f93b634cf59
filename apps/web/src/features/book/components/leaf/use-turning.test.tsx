import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTurning } from './use-turning.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState({}, '', '/');
});

function Book() {
  useTurning(10, 'single', 5);
  return <Link to="/exhibitor-wine">Weine</Link>;
}

/** The book, and another screen whose code arrives when `fetched` is called. */
function openBook() {
  let fetched: (part: { Component: () => string }) => void = () => undefined;
  const part = new Promise<{ Component: () => string }>((resolve) => {
    fetched = resolve;
  });
  history.replaceState({}, '', '/leaf');
  const router = createBrowserRouter([
    { path: '/leaf', Component: Book },
    { path: '/exhibitor-wine', lazy: () => part },
  ]);
  render(<RouterProvider router={router} />);
  return { fetch: () => act(async () => fetched({ Component: () => 'Weinliste' })) };
}

const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000));

it('the address says where the book is open once its pages rest', async () => {
  openBook();
  await rest();
  expect(location.pathname + location.search).toBe('/leaf?page=5');
});

it('who leaves before the pages rest is not called back, however long the next screen takes to fetch', async () => {
  const { fetch } = openBook();
  await act(async () => screen.getByRole('link').click());
  await rest();
  await fetch();
  expect(screen.getByText('Weinliste')).toBeTruthy();
  expect(location.pathname + location.search).toBe('/exhibitor-wine');
});

it('nor who has left while React still shows the book', async () => {
  openBook();
  history.pushState({}, '', '/exhibitor-wine');
  await rest();
  expect(location.pathname + location.search).toBe('/exhibitor-wine');
});
