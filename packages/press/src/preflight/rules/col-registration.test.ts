import { describe, expect, test } from 'vitest';
import { inSpace, RECT, ramp } from '../testing/drawn-colour.ts';
import { verdict } from '../testing/findings-of.ts';
import { hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

const all = (tint: number) => inSpace(['Separation', 'All', 'DeviceCMYK', ramp(4)], String(tint));
const four = { content: `1 1 1 1 K ${RECT} S` };

describe.each(inkPlaces)('from a %s', (place) => {
  test('the colorant All and four full inks are reported', async () => {
    expect(await verdict(await hideIn(place, all(1)), 'COL-REGISTRATION')).toEqual(['warning']);
    expect(await verdict(await hideIn(place, four), 'COL-REGISTRATION')).toEqual(['warning']);
  });

  test('a tint of 0 of All and a rich black are not reported', async () => {
    expect(await verdict(await hideIn(place, all(0)), 'COL-REGISTRATION')).toEqual([]);
    const rich = { content: `0.6 0.5 0.5 1 k ${RECT} f` };
    expect(await verdict(await hideIn(place, rich), 'COL-REGISTRATION')).toEqual([]);
  });
});

test('what is not painted is not reported', async () => {
  expect(await verdict(await neverPainted(all(1)), 'COL-REGISTRATION')).toEqual([]);
});
