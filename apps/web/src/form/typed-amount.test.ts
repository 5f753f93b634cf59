import { readAmount } from '@rebblatt/contracts';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '../lib/money.ts';
import { parseAmount } from './typed-amount.ts';

describe('a typed amount', () => {
  it('is read from what was formatted', () => expect(parseAmount(formatAmount(1234.5))).toBe(1234.5));

  it('is read as it is written in French', () => expect(parseAmount('1\u202f234.50')).toBe(1234.5));

  it.each([
    ['24.50', 24.5],
    ['24,5', 24.5],
    ['1’234.50', 1234.5],
    ["1'234.50", 1234.5],
    ['1 234', 1234],
    ['CHF 12.-', 12],
    ['Fr. 12.–', 12],
    ['12.', 12],
    ['-3', -3],
  ])('reads %j', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it('reads an empty text as no amount', () => expect(parseAmount('  ')).toBeNull());

  it.each([
    ...['abc', '1.234', '1,2,3', '12.5.0', '1e3', '٣', '120 150', '1.250.00', '18 / 20', '12--5'],
    ...['24⁵⁰', '24¹', '24.5¹', '24①'],
  ])('refuses %j', (text) => expect(parseAmount(text)).toBeUndefined());

  it('is the same as in a list', () => {
    const parts = ['', '-', 'CHF ', 'Fr.', '1', '12', '1250', "1'250", '1 250', '120 150', '1.250'];
    const ends = ['', '.', '.5', ',50', '.505', '.-', '.–', ',--', ' CHF', '.50 Fr.'];
    for (const text of parts.flatMap((one) => ends.map((end) => one + end))) {
      const amount = parseAmount(text);
      if (typeof amount === 'number') expect(readAmount(text), text).toEqual({ is: amount });
    }
  });
});
