import { describe, expect, test } from 'vitest';
import { verdict } from '../testing/findings-of.ts';
import { hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

const text = (font: string) => ({
  content: 'BT /F 20 Tf 150 150 Td (Wein) Tj ET',
  resources: () => ({ Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: font } } }),
});

describe.each(inkPlaces)('from a %s', (place) => {
  test.each([
    ['Courier', ['warning']],
    ['ABCDEF+Courier', ['warning']],
    ['Courier-Bold', []],
    ['CourierPrime', []],
  ])('text in %s reports %j', async (font, expected) => {
    expect(await verdict(await hideIn(place, text(font)), 'TXT-COURIER')).toEqual(expected);
  });
});

test('a font that is not used is not reported', async () => {
  expect(await verdict(await neverPainted(text('Courier')), 'TXT-COURIER')).toEqual([]);
});
