import { describe, expect, it } from 'vitest';
import { addDays, buildFairs } from './calendar.ts';

/** Every day of four years, a leap year among them. */
const days = Array.from({ length: 4 * 365 + 1 }, (_, nth) => addDays('2026-01-01', nth));

describe('the fairs around any day', () => {
  it('follow each other without overlap, and the last one is open with six days to go', () => {
    for (const today of days) {
      const { lastYear, spring, thisYear } = buildFairs(today);
      expect(lastYear.from < lastYear.to && lastYear.to < spring.from).toBe(true);
      expect(spring.from < spring.to && spring.to < thisYear.from).toBe(true);
      expect(thisYear.from <= today && addDays(today, 6) === thisYear.to).toBe(true);
    }
  });

  it('have different names', () => {
    for (const today of days) {
      const names = Object.values(buildFairs(today)).map(({ name }) => name);
      expect(new Set(names).size).toBe(3);
    }
  });
});
