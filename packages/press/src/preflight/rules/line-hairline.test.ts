import { describe, expect, test } from 'vitest';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

const line = (before: string) => ({ content: `q ${before} 150 150 m 250 160 l S Q` });
const area = (path: string) => ({ content: `0 0 0 1 k ${path} f` });

describe.each(inkPlaces)('from a %s', (place) => {
  test.each([
    ['0.2 w', ['warning']],
    ['0 w', ['warning']],
    ['0.25 w', []],
    ['1 w 0.2 0 0 0.2 0 0 cm', ['warning']],
    ['0.1 w 3 0 0 3 -300 -300 cm', []],
  ])('a line with %s reports %j', async (before, expected) => {
    expect(await verdict(await hideIn(place, line(before)), 'LINE-HAIRLINE')).toEqual(expected);
  });

  test.each([
    ['150 150 100 0.2 re', ['warning']],
    ['150 150 0.1 90 re', ['warning']],
    ['150 150 m 250 150 l 250 150.1 l 150 150.1 l h', ['warning']],
    ['150 150 100 0.3 re', []],
    ['150 150 1 0.2 re', []],
    ['150 150 m 250 150.1 l 240 150.2 l h', []],
  ])('the area %s reports %j', async (path, expected) => {
    expect(await verdict(await hideIn(place, area(path)), 'LINE-HAIRLINE')).toEqual(expected);
  });
});

test('many equal lines are reported once, with their number', async () => {
  const three = { content: `${line('0.2 w').content} `.repeat(3) };
  expect(await findingsOf(await hideIn('page', three), 'LINE-HAIRLINE')).toMatchObject([
    { measured: '0.2 pt', wanted: '0.25 pt', params: { count: 3 } },
  ]);
  expect(await verdict(await neverPainted(three), 'LINE-HAIRLINE')).toEqual([]);
});
