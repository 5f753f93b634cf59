import { describe, expect, it } from 'vitest';
import { daysSince, formatDate, formatDateTime, formatTime, parseDate, today } from './date.ts';

describe('days', () => {
  it.each([
    ['1.2.26', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    [' 26. 11. 2026 ', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
    ['29.2.2028', '2028-02-29'],
    ['1.1.85', '1985-01-01'],
  ])('reads %j', (text, day) => expect(parseDate(text)).toBe(day));

  it.each(['29.2.2026', '31.4.2026', '0.1.2026', '1.13.2026', '2026-2-1', '1/2/2026', 'morgen', ''])(
    'refuses %j',
    (text) => expect(parseDate(text)).toBeUndefined(),
  );

  it('since a moment are counted at midnight in Switzerland', () => {
    const now = new Date('2026-11-23T22:59:00Z');
    expect(daysSince('2026-11-23T06:00:00.000Z', now)).toBe(0);
    expect(daysSince('2026-11-22T22:59:00.000Z', now)).toBe(1);
    expect(daysSince('2026-11-22T23:01:00.000Z', now)).toBe(0);
    expect(daysSince('2026-10-16T07:05:00.000Z', now)).toBe(38);
  });

  it('begin at midnight in Switzerland', () => {
    expect(today(new Date('2026-11-25T22:59:59Z'))).toBe('2026-11-25');
    expect(today(new Date('2026-11-25T23:00:00Z'))).toBe('2026-11-26');
    expect(today(new Date('2026-07-25T22:00:00Z'))).toBe('2026-07-26');
  });

  it('are written as DD.MM.YYYY', () => {
    expect(formatDate('2026-02-01')).toBe('01.02.2026');
    expect(formatDate(null)).toBe('');
    expect(formatDate('kein Datum')).toBe('');
  });

  it('and times are those of the reader', () => {
    const moment = new Date(2026, 1, 3, 4, 5);
    expect(formatDate(moment.toISOString())).toBe('03.02.2026');
    expect(formatDateTime(moment.toISOString())).toBe('03.02.2026, 04:05');
    expect(formatTime(moment)).toBe('04:05');
    expect(formatDateTime(null)).toBe('');
  });
});
