import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../lib/server-clock.ts';
import { contract } from './contract.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** What a form says about a vintage. */
async function faultsOf(year: number) {
  const wine = await contract('wineCreate')();
  const { error } = wine.safeParse({ year });
  return error?.issues.filter(({ path }) => path[0] === 'year').map(({ message }) => message);
}

it.each(['2019-03-01T12:00:00Z', '2031-03-01T12:00:00Z'])(
  'a vintage is judged by the year of the server, on a device that believes it is %s',
  async (device) => {
    vi.setSystemTime(new Date(device));
    noteServerTime('Thu, 26 Nov 2026 12:00:00 GMT');
    expect(await faultsOf(2026)).toEqual([]);
    expect(await faultsOf(2027)).toEqual(['validation.max']);
  },
);

it('the year begins at midnight of the fair, wherever the device is', async () => {
  noteServerTime('Thu, 31 Dec 2026 22:59:00 GMT');
  expect(await faultsOf(2027)).toEqual(['validation.max']);
  noteServerTime('Thu, 31 Dec 2026 23:01:00 GMT');
  expect(await faultsOf(2027)).toEqual([]);
});
