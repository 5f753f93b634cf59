import { describe, expect, it } from 'vitest';
import { switchLanguage } from './i18n.ts';
import { formatAmount, formatMoney, formatNumber, inLocalDecimals } from './money.ts';

describe('money', () => {
  it('is written with ’ between thousands and two decimals', () => {
    expect(formatAmount(1234.5)).toBe('1’234.50');
    expect(formatAmount(9999999.99)).toBe('9’999’999.99');
    expect(formatAmount(0)).toBe('0.00');
    expect(formatMoney(24.5)).toBe('CHF\u00a024.50');
    expect(formatNumber(4000)).toBe('4’000');
  });

  it('is grouped as in French-speaking Switzerland on a French screen', async () => {
    await switchLanguage('fr');
    expect(formatMoney(1234.5)).toBe('CHF\u00a01\u202f234.50');
    expect(formatNumber(4000.5)).toBe('4\u202f000,5');
    expect(inLocalDecimals('64.5 × 122.5 mm')).toBe('64,5 × 122,5 mm');
    expect(inLocalDecimals('1.6')).toBe('1.6');
    await switchLanguage('de');
    expect(inLocalDecimals('122.5 mm')).toBe('122.5 mm');
  });

  it('is empty without an amount', () => {
    expect(formatAmount(null)).toBe('');
    expect(formatMoney(undefined)).toBe('');
  });
});
