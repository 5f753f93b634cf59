import { PDFDict, PDFName } from 'pdf-lib';
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
    'with a print state that the file does not ask for',
    () => layered({}, { Usage: { Print: { PrintState: 'OFF' } } }),
    [],
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

test.each([
  [['Not', 'on'], []],
  [['Not', 'off'], ['error']],
  [['And', 'on', 'off'], []],
  [['Or', 'on', 'off'], ['error']],
  [['And', 'on', ['Not', 'off']], ['error']],
] as const)('what is shown by the expression %j is judged: %j', async (expression, expected) => {
  const content = '/OC /M BDC 1 0 0 rg 9 9 9 9 re f EMC';
  const bytes = await hideIn('page', { content }, (page, { context, catalog }) => {
    const groups = {
      on: context.register(context.obj({ Type: 'OCG' })),
      off: context.register(context.obj({ Type: 'OCG' })),
    };
    const written = (part: unknown): never =>
      (Array.isArray(part)
        ? context.obj(part.map(written))
        : (groups[part as 'on'] ?? PDFName.of(part as string))) as never;
    const settings = { OCGs: Object.values(groups), D: { OFF: [groups.off] } };
    catalog.set(PDFName.of('OCProperties'), context.obj(settings as never));
    const resources = page.lookup(PDFName.of('Resources'), PDFDict);
    resources.set(
      PDFName.of('Properties'),
      context.obj({ M: { Type: 'OCMD', VE: written(expression) } } as never),
    );
  });
  expect(await verdict(bytes, 'COL-RGB')).toEqual(expected);
});

test('what is shown only while a layer is off is told as hidden', async () => {
  const content = '/OC /M BDC 1 0 0 rg 9 9 9 9 re f EMC';
  const bytes = await hideIn('page', { content }, (page, { context, catalog }) => {
    const layer = context.register(context.obj({ Type: 'OCG' }));
    catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: {} }));
    const resources = page.lookup(PDFName.of('Resources'), PDFDict);
    resources.set(PDFName.of('Properties'), context.obj({ M: { Type: 'OCMD', OCGs: layer, P: 'AllOff' } }));
  });
  expect(await verdict(bytes, 'LAYERS')).toEqual(['warning']);
  expect(await verdict(bytes, 'COL-RGB')).toEqual([]);
});

test.each([
  ['on, printed off', 'Print', [], 'OFF', ['warning'], []],
  ['off, printed on', 'Print', ['OFF'], 'ON', ['warning'], ['error']],
  ['on, printed on', 'Print', [], 'ON', [], ['error']],
  ['on, off in an export', 'Export', [], 'OFF', [], ['error']],
] as const)('a layer that is seen %s, prints so', async (_, Event, off, PrintState, told, judged) => {
  const content = '/OC /M BDC 1 0 0 rg 9 9 9 9 re f EMC';
  const bytes = await hideIn('page', { content }, (page, { context, catalog }) => {
    const layer = context.register(context.obj({ Type: 'OCG', Usage: { Print: { PrintState } } }));
    const AS = [{ Event, Category: ['Print'], OCGs: [layer] }];
    const settings = { OCGs: [layer], D: { AS, OFF: off.map(() => layer) } };
    catalog.set(PDFName.of('OCProperties'), context.obj(settings));
    page.lookup(PDFName.of('Resources'), PDFDict).set(PDFName.of('Properties'), context.obj({ M: layer }));
  });
  expect(await verdict(bytes, 'LAYERS')).toEqual(told);
  expect(await verdict(bytes, 'COL-RGB')).toEqual(judged);
});
