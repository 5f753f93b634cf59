import { describe, expect, it } from 'vitest';
import { monthsLater, suggestNext } from './next-fair.rules.ts';

const last = {
  name: 'Weinmesse 2029',
  from: '2029-09-01',
  to: '2029-10-15',
  catalog_type: 2 as const,
  reminder_days: [14, 3],
};
const suggest = (
  others: { name: string; from: string; to: string }[] = [],
  today = '2029-11-01',
  of = last,
) => suggestNext(of, [of, ...others], today);

describe('the days of the next catalogue', () => {
  it('are those of the last one a year later, with its type and reminder days', () => {
    expect(suggest()).toEqual({
      name: 'Weinmesse 2030',
      from: '2030-09-01',
      to: '2030-10-15',
      catalog_type: 2,
      reminder_days: [14, 3],
    });
  });

  it('come half a year later where another catalogue stands a year later', () => {
    const other = { name: 'Herbst', from: '2030-10-15', to: '2030-10-20' };
    expect(suggest([other])).toMatchObject({ name: 'Weinmesse 2030', from: '2030-03-01', to: '2030-04-15' });
  });

  it('come two years later where both are taken, and are never over', () => {
    const others = [
      { name: 'Frühling', from: '2030-04-01', to: '2030-04-02' },
      { name: 'Herbst', from: '2030-09-30', to: '2030-10-20' },
    ];
    expect(suggest(others)).toMatchObject({ name: 'Weinmesse 2031', from: '2031-09-01' });
    expect(suggest([], '2033-01-01')).toMatchObject({ name: 'Weinmesse 2033', from: '2033-09-01' });
  });

  it('stay within their month', () => {
    expect(monthsLater('2028-02-29', 12)).toBe('2029-02-28');
    expect(monthsLater('2029-08-31', 6)).toBe('2030-02-28');
    expect(monthsLater('2029-12-31', 12)).toBe('2030-12-31');
  });
});

describe('its name', () => {
  it('moves the year on, or gets one', () => {
    expect(suggest([], undefined, { ...last, name: 'Messe 2029/2030' }).name).toBe('Messe 2030/2031');
    expect(suggest([], undefined, { ...last, name: 'Frühlingsmesse' }).name).toBe('Frühlingsmesse 2030');
  });

  it('is one that no catalogue has', () => {
    const other = { name: 'weinmesse 2030', from: '2020-01-01', to: '2020-01-02' };
    expect(suggest([other]).name).toBe('Weinmesse 2030 (2)');
  });
});
