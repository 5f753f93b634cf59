import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePageNumbers } from './page-numbers.ts';

test.each([
  [[], ''],
  [[7], '7'],
  [[7, 7], '7'],
  [[31, 13, 12, 14], '12–14, 31'],
  [[4, 5], '4–5'],
  [[1, 3, 5], '1, 3, 5'],
  [[9, 10, 11, 99, 100], '9–11, 99–100'],
])('%j becomes "%s"', (pages, merged) => {
  expect(mergePageNumbers(pages).join(', ')).toBe(merged);
});

test('the merged numbers expand to the same pages in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 })), (pages) => {
      const readBack = mergePageNumbers(pages).flatMap((piece) => {
        const [from = 0, to = from] = piece.split('–').map(Number);
        return Array.from({ length: to - from + 1 }, (_, i) => from + i);
      });
      expect(readBack).toEqual([...new Set(pages)].sort((a, b) => a - b));
    }),
  );
});
