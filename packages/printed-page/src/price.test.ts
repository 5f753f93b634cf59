import { expect, test } from 'vitest';
import { formatPrice } from './price.ts';

test.each([
  [0, '0.00'],
  [24.5, '24.50'],
  [999.99, '999.99'],
  [1234.5, '1’234.50'],
  [9999999.99, '9’999’999.99'],
])('%d is formatted as %s', (francs, set) => {
  expect(formatPrice(francs)).toBe(set);
});
