import { expect, it } from 'vitest';
import {
  afterSending,
  chosenOf,
  countReminded,
  heldBack,
  onlyFor,
  type Reminded,
  withHeldBack,
} from './choice.rules.ts';

const one = (id: number, ...recently: (0 | 1)[]) =>
  ({
    exhibitor: {
      id,
      company_name: `Weingut ${id}`,
      reminded_at: recently.includes(1) ? '2030-07-02T08:00:00Z' : null,
    },
    lines: recently.map((flag, i) => ({ key: `page-${id}${i}`, topic: 'draft', recently: flag })),
  }) as unknown as Reminded;

it('ticks nothing by itself after a reminder: neither what was sent nor what was left out', () => {
  const all = [one(1, 0), one(2, 0, 0), one(3, 0)];
  const ticks = new Map([...onlyFor(all, null, null), ['2:page-20', false] as const]);
  expect(chosenOf(all, ticks).count).toBe(3);
  const then = [one(1, 1), one(2, 0, 1), one(3, 1)];
  expect(chosenOf(then, afterSending(all)).count).toBe(0);
});

it('tells who is left out because of a reminder within a day, and ticks them all the same', () => {
  const all = [one(1, 0), one(2, 1), one(3, 1, 0)];
  const ticks = onlyFor(all, '1,2', null);
  expect(heldBack(all, ticks).map(({ exhibitorId }) => exhibitorId)).toEqual([2]);
  expect(chosenOf(all, ticks).count).toBe(1);
  const ticked = withHeldBack(all, ticks);
  expect(chosenOf(all, ticked)).toMatchObject({ count: 2, again: 1 });
  expect(heldBack(all, ticked)).toEqual([]);
});

it('counts who was reminded in the last seven days', () => {
  const all = [one(1, 0), one(2, 1)];
  expect(countReminded(all, Date.parse('2030-07-08T08:00:00Z'))).toBe(1);
  expect(countReminded(all, Date.parse('2030-07-10T08:00:00Z'))).toBe(0);
});
