import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTurning } from './use-turning.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState({}, '', '/');
});

function Book() {
  useTurning(10, 'single', 5);
  return null;
}

function openBook() {
  history.replaceState({}, '', '/leaf');
  render(
    <BrowserRouter>
      <Book />
    </BrowserRouter>,
  );
}

const rest = () => act(() => vi.advanceTimersByTime(1_000));

it('the address says where the book is open once its pages rest', () => {
  openBook();
  rest();
  expect(location.pathname + location.search).toBe('/leaf?page=5');
});

it('who leaves before the pages rest is not called back', () => {
  openBook();
  // The next screen is on its way, and this one is still shown.
  history.pushState({}, '', '/exhibitor-wine');
  rest();
  expect(location.pathname + location.search).toBe('/exhibitor-wine');
});
