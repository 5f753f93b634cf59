import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { daysSince, today } from './date.ts';
import { noteServerTime, serverNow } from './server-clock.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('the day is that of the server, whatever the clock of the device says', () => {
  noteServerTime('Thu, 26 Nov 2026 21:30:00 GMT');
  expect(today()).toBe('2026-11-26');
  expect(daysSince('2026-11-24T12:00:00Z')).toBe(2);
  // Midnight passes while the screen is open.
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(today()).toBe('2026-11-27');
  // Somebody sets the clock of the device.
  vi.setSystemTime(new Date('2031-01-01T00:00:00Z'));
  expect(today()).toBe('2026-11-27');
});

it('an answer without a time, or with nonsense for one, changes nothing', () => {
  noteServerTime('Thu, 26 Nov 2026 12:00:00 GMT');
  for (const date of [undefined, null, '', 'gestern', 7]) noteServerTime(date);
  expect(serverNow().toISOString()).toBe('2026-11-26T12:00:00.000Z');
});
