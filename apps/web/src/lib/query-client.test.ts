import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

const KEY = ['page-category', 'candidates', 7];

/** A server whose answers leave when they are asked for and arrive when they are let through. */
function slowServer() {
  const stored = { wines: ['Räuschling'] };
  const held: (() => void)[] = [];
  const queryFn = () => {
    const answer = [...stored.wines];
    return new Promise<string[]>((arrive) => held.push(() => arrive(answer)));
  };
  return { stored, held, queryFn };
}

test('what changed while its first answer was on the way is read again', async () => {
  const { stored, held, queryFn } = slowServer();
  const screen = new QueryObserver(queryClient, { queryKey: KEY, queryFn });
  const leave = screen.subscribe(() => {});
  stored.wines.push('Pinot Noir');
  const invalidated = queryClient.invalidateQueries({ queryKey: ['page-category'] });
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  held[1]?.();
  await invalidated;
  expect(screen.getCurrentResult().data).toEqual(['Räuschling', 'Pinot Noir']);
  leave();
  queryClient.clear();
});

test('what was fetched ahead while it changed counts as outdated', async () => {
  const { stored, held, queryFn } = slowServer();
  const ahead = queryClient.prefetchQuery({ queryKey: KEY, queryFn });
  stored.wines.push('Pinot Noir');
  const invalidated = queryClient.invalidateQueries({ queryKey: ['page-category'] });
  held[0]?.();
  await Promise.all([ahead, invalidated]);
  expect(queryClient.getQueryState(KEY)).toMatchObject({ data: ['Räuschling'], isInvalidated: true });
  queryClient.clear();
});
