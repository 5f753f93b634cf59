import { describe, expect, test } from 'vitest';
import { drawnText } from '../testing/drawn-text.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

const MIXED = '0 0.9 0.6 0.2 k';
const WHITE = '0 0 0 0 k';

describe.each([
  ['TXT-SMALL-MULTI', MIXED],
  ['TXT-SMALL-WHITE', WHITE],
  ['TXT-SMALL-WHITE', '1 g'],
] as const)('%s, text in %s', (code, colour) => {
  test.each(inkPlaces)('in a %s needs 8 pt', async (place) => {
    expect(await verdict(await hideIn(place, drawnText(8, colour)), code)).toEqual([]);
    expect(await findingsOf(await hideIn(place, drawnText(7.5, colour)), code)).toMatchObject([
      { severity: 'warning', measured: '7.5 pt', wanted: '8 pt' },
    ]);
  });

  test('is measured as it is printed', async () => {
    expect(await verdict(await hideIn('page', drawnText(4, `${colour} 2 0 0 2 -150 -150 cm`)), code)).toEqual(
      [],
    );
    expect(await verdict(await hideIn('page', drawnText(9, `${colour} .5 0 0 .5 0 0 cm`)), code)).toEqual([
      'warning',
    ]);
  });

  test('that is not painted is no matter', async () => {
    expect(await verdict(await neverPainted(drawnText(5, colour)), code)).toEqual([]);
    expect(await verdict(await hideIn('page', drawnText(5, `${colour} 3 Tr`)), code)).toEqual([]);
  });
});

test('small text of one ink is right', async () => {
  for (const colour of ['0 0 0 1 k', '0 1 0 0 k', '0.4 g']) {
    const bytes = await hideIn('page', drawnText(6, colour));
    expect(await verdict(bytes, 'TXT-SMALL-MULTI')).toEqual([]);
    expect(await verdict(bytes, 'TXT-SMALL-WHITE')).toEqual([]);
  }
});
