import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpenCell } from './use-open-cell.ts';

it('what is typed in a cell belongs to the list until it is left, and is the same until something changes', () => {
  const { result, rerender } = renderHook(({ list }) => useOpenCell<{ rows: number }, string>(list), {
    initialProps: { list: { rows: 1 } as { rows: number } | undefined },
  });
  const work = () => result.current.work();
  expect(work()).toEqual({ rows: 1, open: null });
  result.current.type('Merlot Ex');
  const typed = work();
  expect(typed).toEqual({ rows: 1, open: 'Merlot Ex' });
  expect(work()).toBe(typed);
  result.current.type(null);
  rerender({ list: { rows: 2 } });
  expect(work()).toEqual({ rows: 2, open: null });
  rerender({ list: undefined });
  expect(work()).toBeUndefined();
});
