import { describe, expect, test } from 'vitest';
import { drawnText } from '../testing/drawn-text.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

describe.each(inkPlaces)('text in a %s', (place) => {
  test.each([
    [24, '0.7 0.6 0.6 1 k', ['warning']],
    [24, '0.6 0.6 0.6 1 k', []],
    [11, '0.3 0 0 1 k', ['warning']],
    [12, '0.3 0 0 1 k', []],
    [11, '0.3 0 0 0.8 k', []],
    [11, '0 0 0 1 k', []],
  ])('of %f pt in %s reports %j', async (size, colour, expected) => {
    expect(await verdict(await hideIn(place, drawnText(size, colour)), 'TXT-RICHBLACK')).toEqual(expected);
  });
});

test('the inks are reported, and only those of painted text', async () => {
  const rich = drawnText(24, '0.7 0.6 0.6 1 k');
  const [reported] = await findingsOf(await hideIn('page', rich), 'TXT-RICHBLACK');
  expect(reported).toMatchObject({ measured: '70/60/60/100 %', wanted: '0/0/0/100 %' });
  expect(await verdict(await neverPainted(rich), 'TXT-RICHBLACK')).toEqual([]);
});

test('text in the registration colour is reported as that, not as black text', async () => {
  const bytes = await hideIn('page', drawnText(24, '1 1 1 1 k'));
  expect(await verdict(bytes, 'TXT-RICHBLACK')).toEqual([]);
  expect(await verdict(bytes, 'COL-REGISTRATION')).toEqual(['warning']);
});
