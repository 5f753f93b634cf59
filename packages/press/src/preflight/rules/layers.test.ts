import { PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { adSpecimen } from '../../specimen/ad-specimen.ts';
import { oddSpecimen } from '../../specimen/odd-specimen.ts';
import { anAd } from '../../testing/sample-run.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { hideIn } from '../testing/hide-in.ts';

const layered = (settings: Record<string, unknown>, layer: Record<string, unknown> = {}) =>
  hideIn('page', { content: '' }, (_, { context, catalog }) => {
    const group = context.register(context.obj({ Type: 'OCG', ...layer } as never));
    catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [group], D: {}, ...settings } as never));
  });

test.each([
  ['without layers', () => hideIn('page', { content: '' }), [], []],
  ['with a layer that is on', () => layered({}), [], ['error']],
  ['with alternative settings', () => layered({ Configs: [{ Name: 'B' }] }), ['error'], ['error']],
  ['with a layer that is off', () => layered({ D: { BaseState: 'OFF' } }), ['warning'], ['error']],
  [
    'with a layer that is not printed',
    () => layered({}, { Usage: { Print: { PrintState: 'OFF' } } }),
    ['warning'],
    ['error'],
  ],
])('a file %s', async (_, make, ad, logo) => {
  const bytes = await make();
  expect(await verdict(bytes, 'LAYERS')).toEqual(ad);
  expect(await verdict(bytes, 'LAYERS', 'logo')).toEqual(logo);
});

test('what a hidden layer would paint is not judged, it does not print', async () => {
  const bytes = await oddSpecimen.hiddenLayer(await adSpecimen({ ...anAd, seed: 4 }), '1 0 0 rg');
  expect(await findingsOf(bytes, 'COL-RGB')).toEqual([]);
  expect(await verdict(bytes, 'LAYERS')).toEqual(['warning']);
});
