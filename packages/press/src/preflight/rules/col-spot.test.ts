import { describe, expect, test } from 'vitest';
import { inSpace, ramp } from '../testing/drawn-colour.ts';
import { drawnImage } from '../testing/drawn-image.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { hideIn, neverPainted, places } from '../testing/hide-in.ts';

const gold = inSpace(['Separation', 'PANTONE 871 C', 'DeviceCMYK', ramp(4)], '1');
const two = inSpace(['DeviceN', ['Black', 'Gold', 'Silber'], 'DeviceCMYK', ramp(4)], '1 1 0');
const process = inSpace(['DeviceN', ['Cyan', 'Black', 'None'], 'DeviceCMYK', ramp(4)], '1 1 0');

describe.each(places)('from a %s', (place) => {
  test('spot colours are reported by name', async () => {
    const [reported] = await findingsOf(await hideIn(place, gold), 'COL-SPOT');
    expect(reported).toMatchObject({ severity: 'error', params: { names: 'PANTONE 871 C' } });
    const names = (await findingsOf(await hideIn(place, two), 'COL-SPOT')).map(({ params }) => params.names);
    expect(names).toEqual(['Gold, Silber']);
  });

  test('colorants with the names of process colours are not spot colours', async () => {
    expect(await verdict(await hideIn(place, process), 'COL-SPOT')).toEqual([]);
  });
});

test('an image in a spot colour is reported, an unused spot colour is not', async () => {
  const image = drawnImage({
    widthPx: 40,
    heightPx: 40,
    widthPt: 8,
    heightPt: 8,
    depth: 1,
    dict: { ColorSpace: ['Separation', 'Gold', 'DeviceCMYK', ramp(4)] },
  });
  expect(await verdict(await hideIn('page', image), 'COL-SPOT')).toEqual(['error']);
  expect(await verdict(await neverPainted(gold), 'COL-SPOT')).toEqual([]);
});
