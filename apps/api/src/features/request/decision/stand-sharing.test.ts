import { expect, it } from 'vitest';
import type { Claim } from './stand-sharing.rules.ts';
import { shareStands as share } from './stand-sharing.rules.ts';

const claim = (exhibitorId: number, more: Partial<Claim> = {}): Claim => ({
  exhibitorId,
  waits: true,
  countStands: 1,
  has: [],
  had: [],
  hadOn: null,
  deckId: null,
  planned: [],
  ...more,
});
/** Stands that lie in one row by their ids. */
const shareStands = (claims: Claim[], free: number[]) => {
  const ids = Array.from({ length: 21 }, (_, i) => i);
  return share(
    claims,
    ids.map((id) => ({ id, row: '', deckId: id < 14 ? 1 : 2 })),
    free,
  );
};
const last = '2029-07-01';
const before = '2028-07-01';
const inOrder = (shares: Map<number, number[]>) => [...shares].sort(([a], [b]) => a - b);

it('leaves a stand to who had it last time, and gives no stand twice', () => {
  const claims = [claim(1), claim(2, { had: [10], hadOn: last }), claim(3)];
  expect(inOrder(shareStands(claims, [10, 11, 12]))).toEqual([
    [1, [11]],
    [2, [10]],
    [3, [12]],
  ]);
});

it('leaves it to who had it more recently', () => {
  const claims = [claim(1, { had: [10], hadOn: before }), claim(2, { had: [10], hadOn: last })];
  expect(inOrder(shareStands(claims, [10, 11]))).toEqual([
    [1, [11]],
    [2, [10]],
  ]);
});

it('proposes the same, whichever request is accepted first', () => {
  const claims = [
    claim(1, { countStands: 2 }),
    claim(2, { had: [12, 10], hadOn: last }),
    claim(3, { countStands: 2, had: [11], hadOn: before }),
    claim(4),
  ];
  const free = [10, 11, 12, 13, 14, 15, 16];
  const first = shareStands(claims, free);
  expect(inOrder(first)).toEqual([
    [1, [13, 14]],
    [2, [12]],
    [3, [11, 15]],
    [4, [16]],
  ]);
  for (const { exhibitorId } of claims) {
    const earlier = first.get(exhibitorId) ?? [];
    const then = claims.map((one) => (one.exhibitorId === exhibitorId ? { ...one, waits: false } : one));
    const rest = shareStands(
      then,
      free.filter((id) => !earlier.includes(id)),
    );
    expect(inOrder(rest)).toEqual(inOrder(first).filter(([id]) => id !== exhibitorId));
  }
});

it('takes what somebody had and no longer needs only when nothing else is free', () => {
  const claims = [claim(1, { had: [10, 11], hadOn: last }), claim(2)];
  expect(shareStands(claims, [10, 11]).get(2)).toEqual([11]);
  expect(shareStands(claims, [10, 11, 12]).get(2)).toEqual([12]);
});

it('gives stands beside each other to who ordered several, and beside the one that they had', () => {
  const claims = [
    claim(1, { countStands: 2 }),
    claim(2, { countStands: 2, had: [15], hadOn: last }),
    claim(3),
  ];
  expect(inOrder(shareStands(claims, [9, 11, 12, 15, 16, 18]))).toEqual([
    [1, [11, 12]],
    [2, [15, 16]],
    [3, [9]],
  ]);
});

it('gives what nobody had rather than what lies beside', () => {
  const claims = [claim(1, { countStands: 2 }), claim(2, { had: [10], hadOn: last, waits: false })];
  expect(shareStands(claims, [10, 11, 13]).get(1)).toEqual([11, 13]);
});

it('gives stands on the wished deck, before those of last time on another', () => {
  const had = { had: [10], hadOn: last };
  const on = (more: Partial<Claim>, free = [9, 10, 11, 14, 15]) =>
    shareStands([claim(1, { deckId: 2, ...more })], free).get(1);
  expect(on({})).toEqual([14]);
  expect(on(had)).toEqual([14]);
  expect(on({ ...had, countStands: 2 })).toEqual([14, 15]);
  expect(on({ had: [15], hadOn: last, countStands: 2 })).toEqual([15, 14]);
  // Not all of them: then all as without the wish.
  expect(on({ ...had, countStands: 3 })).toEqual([10, 9, 11]);
  expect(on(had, [9, 10, 11])).toEqual([10]);
  expect(on({ has: [9], countStands: 2 })).toEqual([9, 14]);
  expect(on({ ...had, planned: [10] })).toEqual([10]);
});

it('gives a wished deck no stand that another had, as long as there is another', () => {
  const claims = [claim(1, { deckId: 2 }), claim(2, { had: [14], hadOn: last, waits: false })];
  expect(shareStands(claims, [10, 14]).get(1)).toEqual([10]);
  expect(shareStands(claims, [10, 14, 15]).get(1)).toEqual([15]);
});
